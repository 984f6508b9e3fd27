import type { OneTapClient } from '@forecourt/domain/account/google-sign-in';
import { z } from 'zod';
import {
  currentSecret,
  readLine,
  type Secret,
  secretFile,
} from '../platform/secrets/secret-file.ts';
import { type ConfigOf, defineSettings, webAddress } from '../platform/settings.ts';

/** What people who have a Google account sign in with. */
export interface GoogleConfig extends OneTapClient {
  /** Without it there is One Tap alone. */
  readonly clientSecret: Secret | null;
}

const shape = {
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'expected the client id of a web application')
    .optional()
    .describe(
      'Client id of a web application at Google: visitors are offered One Tap, and with the secret “Sign in with Google”. Its redirect address is `/account/google/callback` of each public address',
    ),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('The secret of that client'),
  GOOGLE_CLIENT_SECRET_FILE: secretFile(readLine, 'the secret of that client').describe(
    'A file with it in place of `GOOGLE_CLIENT_SECRET`, read at each sign-in, so that it changes without a restart',
  ),
  GOOGLE_SCRIPT: webAddress('https://accounts.google.com/gsi/client')
    .default('https://accounts.google.com/gsi/client')
    .describe('Where the script of One Tap is'),
};

export const accountSettings = defineSettings(shape, (values) => ({
  /** Null where nobody signs in by Google. */
  google: toGoogle(values),
}));

function toGoogle(values: z.output<z.ZodObject<typeof shape>>): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_SCRIPT: scriptUrl } = values;
  if (clientId === undefined) return null;
  const { GOOGLE_CLIENT_SECRET_FILE: path, GOOGLE_CLIENT_SECRET: given } = values;
  return { clientId, clientSecret: currentSecret(path, readLine, given), scriptUrl };
}

export type AccountConfig = ConfigOf<typeof accountSettings>;
