import { resolve } from 'node:path';
import { z } from 'zod';
import { createClientAddress } from './http/client-address.ts';
import { logLevels } from './logger.ts';
import { isMailAddress } from './mail/mail.ts';
import {
  currentSecret,
  passwordOf,
  readLine,
  readSeveral,
  secretFile,
} from './secrets/secret-file.ts';
import { choice, defineSettings, whole } from './settings.ts';

const expectedKeys = 'texts of 32 characters or more, separated by commas';

const onePassword = 'a password in one line';

const readKeys = readSeveral((key) => key.length >= 32);

/** How the program runs, whatever it sells. */
export const platformSettings = defineSettings(
  {
    NODE_ENV: choice(['production', 'development', 'test'])
      .default('production')
      .describe('How it runs'),
    PORT: whole(0, 65_535).default(3000).describe('Port to listen on; 0 takes any free one'),
    HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all'),
    DATA_DIR: z
      .string()
      .min(1)
      .default('./data')
      .describe(
        'Folder of the embedded database, the snapshot of the search index, quarantine reports, composed pictures and the command socket',
      ),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'expected an address such as postgresql://user:password@host/database',
      })
      .optional()
      .describe('A PostgreSQL server to use instead of the embedded database'),
    DATABASE_PASSWORD_FILE: secretFile(readLine, onePassword).describe(
      'A file with the password of `DATABASE_URL` in place of the one in it, read at each new connection, so that it changes without a restart',
    ),
    DATABASE_READ_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'expected an address such as postgresql://user:password@replica/database',
      })
      .optional()
      .describe(
        'A streaming replica of `DATABASE_URL` that pages read what is nobody’s own from; while it is behind or away they read from that',
      ),
    DATABASE_READ_PASSWORD_FILE: secretFile(readLine, onePassword).describe(
      'The same of `DATABASE_READ_URL`',
    ),
    DATABASE_READ_LAG_MS: whole(100, 60_000)
      .default(2000)
      .describe(
        'How far the replica may be behind to be read; as long, a browser that sent something reads from the primary',
      ),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform(readProxies)
      .describe(
        'Proxies in front whose `X-Forwarded-For` tells the address that limits count by: `loopback, 203.0.113.0/24`, or `uniquelocal` for all private networks',
      ),
    ENCRYPTION_KEYS: z
      .string()
      .transform((text) => readKeys(text) ?? [])
      .refine((keys) => keys.length > 0, `expected ${expectedKeys}`)
      .optional()
      .describe(
        'Encrypts the passwords that feeds are fetched with. Several, separated by commas, while one takes the place of another: the first encrypts, all are read with. Without it a key in the database does, which whoever has a backup has, too',
      ),
    ENCRYPTION_KEYS_FILE: secretFile(readKeys, `keys: ${expectedKeys}`).describe(
      'A file with them in place of `ENCRYPTION_KEYS`, separated by commas or lines. It is read whenever one is needed, so that they change without a restart',
    ),
    LOG_LEVEL: choice(logLevels).default('info').describe('Least severity that is logged'),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'expected an address such as smtp://user:password@host:587',
      })
      .optional()
      .describe(
        'A server that mails are sent through; without one they are kept in `DATA_DIR/mail` as files, and read at `/dev/mailbox` on the machine itself, in production only while there is no `PUBLIC_URL`',
      ),
    SMTP_PASSWORD_FILE: secretFile(readLine, onePassword).describe(
      'A file with the password of `SMTP_URL` in place of the one in it, read at each mail, so that it changes without a restart',
    ),
    MAIL_FROM: z
      .string()
      .refine(isMailAddress, 'expected an address such as hello@cars.example')
      .optional()
      .describe('The address that mails come from; needed with `SMTP_URL`'),
    METRICS: choice(['local', 'on', 'off'])
      .default('local')
      .describe(
        'Who may read `/metrics`: `local` this machine, with no proxy between; `on` everybody, where a proxy in front does not pass it on; `off` nobody',
      ),
    WEB_THREADS: z
      .union([z.literal('auto'), whole(1, 64)], 'expected auto, or a whole number from 1 to 64')
      .default('auto')
      .describe(
        'Threads that render pages, the one that answers everything else among them. `auto` has one for each processor, at most 8, as far as there is memory: 2 GB for the process and 0.5 GB for each further thread',
      ),
    DRAIN_DELAY: whole(0, 60)
      .default(0)
      .describe(
        'Seconds in which `/readyz` says no before an ending process refuses connections, for a balancer to notice',
      ),
  },
  (values) => ({
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePassword: passwordOf(values, 'DATABASE_PASSWORD_FILE', 'DATABASE_URL'),
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    databaseReadPassword: passwordOf(values, 'DATABASE_READ_PASSWORD_FILE', 'DATABASE_READ_URL'),
    databaseReadLagMs: values.DATABASE_READ_LAG_MS,
    encryptionKeys:
      currentSecret(values.ENCRYPTION_KEYS_FILE, readKeys, values.ENCRYPTION_KEYS) ?? (() => []),
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS,
    webThreads: values.WEB_THREADS,
    drainDelaySeconds: values.DRAIN_DELAY,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    smtpPassword: passwordOf(values, 'SMTP_PASSWORD_FILE', 'SMTP_URL'),
    mailFrom: values.MAIL_FROM,
  }),
);

export type PlatformConfig = ReturnType<typeof platformSettings.read>;

function readProxies(text: string, context: z.RefinementCtx): readonly string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || []);
  try {
    createClientAddress(proxies);
    return proxies;
  } catch {
    const message = 'expected addresses and networks such as 10.0.0.0/8, or loopback';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
}
