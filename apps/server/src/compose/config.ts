import { resolve } from 'node:path';
import { brands } from '@forecourt/domain/brand/brand';
import { type FlagChange, parseFlagChanges } from '@forecourt/domain/brand/feature-flags';
import { type OutsidePages, parseOutsidePages } from '@forecourt/domain/brand/outside-pages';
import type { AdNetwork } from '@forecourt/web/ads';
import { z } from 'zod';
import { createClientAddress } from '../platform/http/client-address.ts';
import { isMailAddress } from '../platform/mail/mail.ts';
import {
  type NamedOrigin,
  type PublicOrigins,
  parsePublicOrigins,
} from '../request/public-origins.ts';

/** A number written as digits. */
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `expected a whole number from ${min} to ${max}`)
    .pipe(z.coerce.number<string>().min(min).max(max));

/** A flag that there is not stops the start: a wrong name would switch nothing, and nobody would know. */
function readFlagChanges(text: string, context: z.RefinementCtx): readonly FlagChange[] {
  const codes = brands.map(({ code }) => code);
  const read = parseFlagChanges(text, codes);
  if ('changes' in read) return read.changes;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
}

const bidsSchema = z.array(
  z.object({ bidder: z.string().min(1), params: z.record(z.string(), z.unknown()) }),
);

function readBids(text: string, context: z.RefinementCtx): z.output<typeof bidsSchema> {
  try {
    return bidsSchema.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'expected a JSON list of bidders with params' });
    return z.NEVER;
  }
}

function readOrigins(text: string, context: z.RefinementCtx): readonly string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || []);
  const isWrong = origins.some((origin) => !/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin));
  if (isWrong)
    context.addIssue({ code: 'custom', message: 'expected origins such as https://a.b' });
  return isWrong ? z.NEVER : origins;
}

function readPublicOrigins(text: string, context: z.RefinementCtx): readonly NamedOrigin[] {
  const read = parsePublicOrigins(text);
  if ('origins' in read) return read.origins;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
}

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

/** Every setting, once: its form, its default and what it is for. The README's table is made from here. */
const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('How it runs'),
  PORT: whole(0, 65_535).default(3000).describe('Port to listen on; 0 takes any free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe(
      'Folder of the embedded database, the snapshot of the search index, quarantine reports and the command socket',
    ),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'expected an address such as postgresql://user:password@host/database',
    })
    .optional()
    .describe('A PostgreSQL server to use instead of the embedded database'),
  DEMO_LISTINGS: whole(0, 5_000_000)
    .default(60_000)
    .describe('Demo cars to load into an empty database; 0 for none'),
  DEMO_SEED: whole(0, 2_147_483_647).default(1).describe('Seed of the demo inventory'),
  BRAND: z
    .enum(['atc', 'kbb', 'hyundai'])
    .optional()
    .describe('Brand to show on every host; otherwise the host name decides, then atc'),
  FEATURE_FLAGS: z
    .string()
    .default('')
    .transform(readFlagChanges)
    .describe(
      'Parts switched on or off, for all brands or for one: `ev_info=off, kbb.spotlight=off`',
    ),
  OUTSIDE_PAGES: z
    .string()
    .default('')
    .transform((text, context) => {
      const read = parseOutsidePages(text);
      if ('pages' in read) return read.pages;
      context.addIssue({ code: 'custom', message: read.problem });
      return z.NEVER;
    })
    .describe(
      'Pages of yours that cards and the foot of every page lead to: `financing=https://…, sell-your-car=https://…`; without one, nothing leads there',
    ),
  SEARCH_WORKERS: whole(0, 64)
    .default(0)
    .describe(
      'Threads that search beside the one that serves, and share searches of many cars; 0 has that one search',
    ),
  PAGE_CACHE_SECONDS: whole(0, 3600)
    .default(30)
    .describe(
      'How long a page is answered again as it was drawn, while no car and no sponsored place changes; campaigns, counts of viewers and what dealers say of themselves may be that much older. 0 draws every page afresh',
    ),
  PAGE_CACHE_MB: whole(1, 65_536).default(128).describe('Memory for such pages'),
  PUBLIC_URL: z
    .string()
    .default('')
    .transform(readPublicOrigins)
    .describe(
      'Where shoppers reach the site, for forms, canonical links and cookies, and each further brand: `https://cars.example, kbb=https://guide.example`; behind a proxy that speaks TLS it is needed',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(readProxies)
    .describe(
      'Proxies in front whose `X-Forwarded-For` tells the address that limits count by: `loopback, 10.0.0.0/8`',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severity that is logged'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'expected an address such as smtp://user:password@host:587',
    })
    .optional()
    .describe(
      'A server that mails are sent through; without one they are kept in `DATA_DIR/mail` and read at `/dev/mailbox` on the machine itself',
    ),
  MAIL_FROM: z
    .string()
    .refine(isMailAddress, 'expected an address such as hello@cars.example')
    .optional()
    .describe('The address that mails come from; needed with `SMTP_URL`'),
  METRICS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether `/metrics` is served; a proxy in front should not pass it on'),
  DRAIN_DELAY: whole(0, 60)
    .default(0)
    .describe(
      'Seconds in which `/readyz` says no before an ending process refuses connections, for a balancer to notice',
    ),
  AD_NETWORK_ID: z
    .string()
    .regex(/^\d{1,20}(?:,\d{1,20})?$/, 'expected the number of a network')
    .optional()
    .describe('Network of Google Publisher Tag that fills advertising spaces before our own does'),
  AD_SCRIPT: z
    .url({ protocol: /^https?$/ })
    .default('https://securepubads.g.doubleclick.net/tag/js/gpt.js')
    .describe('Where its script is'),
  PREBID_SCRIPT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where the script of Prebid is, which asks bidders first'),
  PREBID_BIDS: z
    .string()
    .default('[]')
    .transform(readBids)
    .describe('The bidders as JSON: `[{"bidder": "name", "params": {}}]`'),
  AD_ORIGINS: z
    .string()
    .default('')
    .transform(readOrigins)
    .describe(
      'Further origins that advertisements may load from, such as `https://*.example.com`; with a network only',
    ),
  REMOTE_PHOTOS: z
    .enum(['on', 'off'])
    .default('on')
    .describe("Whether pages show sellers' own photographs from their addresses, or drawings only"),
  FILTER_DEBOUNCE_MS: whole(0, 2000)
    .default(100)
    .describe('Milliseconds that a changed filter waits for the next one before both are applied'),
});

/** A network and where its advertisements come from. */
interface AdNetworkSettings extends AdNetwork {
  readonly origins: readonly string[];
}

export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly demoListings: number;
  readonly demoSeed: number;
  readonly brand: string | undefined;
  readonly flagChanges: readonly FlagChange[];
  readonly outsidePages: OutsidePages;
  readonly searchWorkers: number;
  /** Null where every page is drawn afresh, as always in development: its sources change. */
  readonly pageCache: { readonly milliseconds: number; readonly maxBytes: number } | null;
  readonly publicOrigins: PublicOrigins;
  /** Addresses, networks and names of them; what they say of whom they pass on is believed. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly metrics: boolean;
  readonly drainDelaySeconds: number;
  /** Null when advertising spaces are filled by ourselves alone. */
  readonly adNetwork: AdNetworkSettings | null;
  readonly remotePhotos: boolean;
  readonly filterDebounceMs: number;
}

/** A setting is wrong; the message names it and what was expected, never its value. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings';
}

/**
 * Reads the settings from the environment. Empty texts count as absent, so that a compose file can
 * leave a variable blank.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) throw new InvalidSettings(problemsOf(parsed.error));
  const settings = parsed.data;
  return Object.freeze({
    environment: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    demoListings: settings.DEMO_LISTINGS,
    demoSeed: settings.DEMO_SEED,
    brand: settings.BRAND,
    flagChanges: settings.FEATURE_FLAGS,
    outsidePages: settings.OUTSIDE_PAGES,
    searchWorkers: settings.SEARCH_WORKERS,
    pageCache: toPageCache(settings),
    publicOrigins: toPublicOrigins(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    metrics: settings.METRICS === 'on',
    drainDelaySeconds: settings.DRAIN_DELAY,
    adNetwork: toAdNetwork(settings),
    remotePhotos: settings.REMOTE_PHOTOS === 'on',
    filterDebounceMs: settings.FILTER_DEBOUNCE_MS,
  });
}

/** An address that names no brand is that of the brand on every host, else of the first. */
function toPublicOrigins(settings: z.output<typeof settingsSchema>): PublicOrigins {
  const main = settings.BRAND ?? 'atc';
  return Object.fromEntries(
    settings.PUBLIC_URL.map(({ brand, origin }): [string, string] => [brand ?? main, origin]),
  );
}

function toPageCache({
  NODE_ENV: environment,
  PAGE_CACHE_SECONDS: seconds,
  PAGE_CACHE_MB: megabytes,
}: z.output<typeof settingsSchema>): Config['pageCache'] {
  if (seconds === 0 || environment === 'development') return null;
  return { milliseconds: seconds * 1000, maxBytes: megabytes * 1e6 };
}

function toAdNetwork({
  AD_NETWORK_ID: networkId,
  AD_SCRIPT: scriptUrl,
  PREBID_SCRIPT: prebidUrl,
  PREBID_BIDS: bids,
  AD_ORIGINS: further,
}: z.output<typeof settingsSchema>): AdNetworkSettings | null {
  if (networkId === undefined) return null;
  const own = [scriptUrl, prebidUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  const origins = [...new Set([...own, ...further])];
  return { networkId, scriptUrl, prebidUrl: prebidUrl ?? null, bids, origins };
}

function problemsOf(error: z.ZodError): string {
  return error.issues
    .map((issue) => `The setting ${issue.path.join('.')} is wrong: ${issue.message}.`)
    .join('\n');
}

/** The settings as rows of a Markdown table, for the README. */
export function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const preset = schema instanceof z.ZodDefault ? `\`${schema.def.defaultValue}\`` : '–';
    return `| \`${name}\` | ${preset} | ${schema.description ?? ''} |`;
  });
  return ['| Setting | Default | What it does |', '|---|---|---|', ...rows].join('\n');
}
