import { randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { isHttps } from '@forecourt/domain/account/cookie-header';
import { googlePaths } from '@forecourt/domain/account/google-sign-in';
import { passwordLengths } from '@forecourt/domain/account/sign-in';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Database } from '../platform/database/database.ts';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import type { GoogleConfig } from './account-settings.ts';
import { librarySecrets } from './library-secrets.ts';
import type { MailToWrite } from './mail/account-mails.ts';
import { linkMinutes } from './mail/link-minutes.ts';
import type { Passwords } from './passwords.ts';
import { confirmToken, findHash } from './sign-up/confirm-token.ts';
import { pressedTwiceMs } from './sign-up/pressed-twice.ts';
import { credentials, passkeys, people, secondFactors, sessions, verifications } from './tables.ts';

const daySeconds = 86_400;

/** Somebody who does not sign out is signed out after this long, however often they came. */
export const sessionSeconds = 30 * daySeconds;

export interface AuthSettings {
  readonly database: Database;
  readonly ring: KeyRing;
  readonly passwords: Passwords;
  /** Scheme and host under which shoppers reach the brand. */
  readonly origin: string;
  /** Null where nobody signs in by Google. */
  readonly google: GoogleConfig | null;
  /** Has a mail written; `refUrl` and brand are of the request that it comes from. */
  readonly mail: (mail: Pick<MailToWrite, 'kind' | 'email' | 'token'>) => Promise<void>;
}

/** What all uses of the library have in common. */
export function commonAuthOptions({
  database,
  ring,
  origin,
  passwords,
}: Omit<AuthSettings, 'mail' | 'google'>) {
  return {
    baseURL: origin,
    ...librarySecrets(ring),
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: {
        user: people,
        session: sessions,
        account: credentials,
        verification: verifications,
        passkey: passkeys,
        twoFactor: secondFactors,
      },
    }),
    // Its words name addresses of people.
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Ours count across brands, by account and by address.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLengths.min,
      maxPasswordLength: passwordLengths.max,
      password: passwords,
    },
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'forecourt',
      useSecureCookies: isHttps(origin),
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
  } as const;
}

/**
 * What signs people in. Its own addresses are not served: pages and routes of ours ask it, so that each
 * rule of this site stands before it.
 */
export function createAuth(settings: AuthSettings) {
  const { database, google, mail, origin, ring } = settings;
  const common = commonAuthOptions(settings);
  return betterAuth({
    ...common,
    emailAndPassword: {
      ...common.emailAndPassword,
      onExistingUserSignUp: async ({ user }) => {
        if (!isJustMade(user)) await mail({ kind: 'known', email: user.email, token: null });
      },
      sendResetPassword: ({ user, token }) => mail({ kind: 'reset', email: user.email, token }),
      // A link that was followed proves an address, but does not confirm it.
      onPasswordReset: async ({ user: { email, emailVerified } }) => {
        if (emailVerified) await mail({ kind: 'password-changed', email, token: null });
      },
      resetPasswordTokenExpiresIn: linkMinutes.reset * 60,
      revokeSessionsOnPasswordReset: true,
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: linkMinutes.confirm * 60,
      sendVerificationEmail: async ({ user: { email } }) => {
        const hash = await findHash(database, email);
        await mail({ kind: 'confirm', email, token: await confirmToken(ring, { email, hash }) });
      },
    },
    ...(google && googleOptions(google, origin)),
    plugins: [
      magicLink({
        expiresIn: linkMinutes.signIn * 60,
        storeToken: 'hashed',
        sendMagicLink: ({ email, token }) => mail({ kind: 'sign-in', email, token }),
      }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: new URL(origin).hostname,
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
  });
}

/** Whoever pressed twice has the link on its way, and is not told of an account that they never saw. */
const isJustMade = ({ emailVerified, createdAt }: { emailVerified: boolean; createdAt: Date }) =>
  !emailVerified && Date.now() - createdAt.getTime() < pressedTwiceMs;

/** What Google tells is who it is: its tokens and pictures are not kept. */
function googleOptions({ clientId, clientSecret }: GoogleConfig, origin: string) {
  const withoutTokens = { accessToken: null, refreshToken: null, idToken: null, scope: null };
  return {
    socialProviders: {
      // Tokens of One Tap are checked without a secret.
      google: {
        clientId,
        clientSecret: clientSecret?.() ?? '',
        redirectURI: `${origin}${googlePaths.callback}`,
      },
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      account: {
        create: {
          before: async (account: object) => ({ data: { ...account, ...withoutTokens } }),
        },
      },
      user: {
        create: { before: async (user: object) => ({ data: { ...user, image: null } }) },
      },
    },
  };
}

/** A key counts with a finger, a face or a PIN only: whoever holds the device is not enough. */
async function requireVerified(isVerified: boolean | undefined): Promise<void> {
  if (!isVerified) throw new APIError('UNAUTHORIZED');
}

export type Auth = ReturnType<typeof createAuth>;
