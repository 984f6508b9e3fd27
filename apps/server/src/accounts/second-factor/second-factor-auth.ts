import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type AuthSettings, commonAuthOptions } from '../create-auth.ts';

/** The library for second factors only: signing in knows nothing of them, the console asks for them itself. */
export function createSecondFactorAuth(settings: Omit<AuthSettings, 'mail' | 'google'>) {
  return betterAuth({
    ...commonAuthOptions(settings),
    plugins: [
      twoFactor({
        issuer: new URL(settings.origin).hostname,
        // Whoever signs in by links has no password to type.
        allowPasswordless: true,
      }),
    ],
  });
}

export type SecondFactorAuth = ReturnType<typeof createSecondFactorAuth>;
