import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

const createdAt = moment('created_at').notNull().defaultNow();
const updatedAt = moment('updated_at').notNull().defaultNow();

/** Who has an account. Properties are named as the library that signs people in asks for them. */
export const people = pgTable('people', {
  id: text().primaryKey(),
  /** Of other services; we ask for first and last names. */
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** Whether somebody who reads its mail said so. */
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  phone: text(),
  isOneClickOptedIn: boolean('is_one_click_opted_in').notNull().default(false),
  /** Whether the person proved a second factor once; it is asked for by the console only. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt,
  updatedAt,
});

const personId = () =>
  text('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** A browser on which somebody is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: personId(),
    expiresAt: moment('expires_at').notNull(),
    /** Never known: addresses of people are not kept. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When a second factor was shown on this browser. */
    secondFactorAt: moment('second_factor_at'),
    createdAt,
    updatedAt,
  },
  (table) => [index('sessions_person').on(table.userId)],
);

/** Ways in which a person proves who it is: a password, or another service that says so. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: personId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    /** Hashed with scrypt. */
    password: text(),
    createdAt,
    updatedAt,
  },
  (table) => [index('credentials_person').on(table.userId)],
);

/** Keys of devices that a person signs in with in place of a password. Only their public halves. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: personId(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    /** Of the maker of the device. */
    aaguid: text(),
    createdAt,
  },
  (table) => [index('passkeys_person').on(table.userId)],
);

/** Secrets of apps that make codes, encrypted, one a person. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    /** Encrypted; each is good once. */
    backupCodes: text('backup_codes').notNull(),
    userId: personId(),
    /** Whether a code of the app was typed: until then it counts for nothing. */
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('second_factors_person').on(table.userId)],
);

/** Links that were sent and not followed yet; only hashes of their secrets. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

const accountMailKinds = [
  ...(['confirm', 'sign-in', 'reset', 'known', 'unknown'] as const),
  ...(['change', 'change-known', 'change-asked', 'changed', 'codes-renewed'] as const),
  ...(['password-changed', 'passkey-added', 'passkey-removed', 'deleted'] as const),
] as const;

/** Mails about accounts that wait to be sent, and no longer: they have secrets in them. */
export const accountMails = pgTable('account_mails', {
  id: uuid().primaryKey(),
  kind: text({ enum: accountMailKinds }).notNull(),
  email: text().notNull(),
  brand: text().notNull(),
  /** Of the link; null where the mail has none. */
  token: text(),
  /** The path that the link leads on to. */
  refUrl: text('ref_url').notNull(),
  createdAt,
});
