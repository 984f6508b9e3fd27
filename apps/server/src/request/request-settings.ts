import { resolve } from 'node:path';
import { brandCodeSchema } from '@forecourt/domain/brand/brand-code';
import { type FlagChange, parseFlagChanges } from '@forecourt/domain/brand/brand-flags';
import { allBrands } from '@forecourt/domain/brand/known-brands';
import { parseOutsidePages } from '@forecourt/domain/brand/outside-pages';
import { z } from 'zod';
import { defineSettings, whole } from '../platform/settings.ts';
import { type NamedOrigin, parsePublicOrigins, toPublicOrigins } from './public-origins.ts';

/** What every request is read and answered by. */
export const requestSettings = defineSettings(
  {
    BRAND: brandCodeSchema
      .optional()
      .describe(
        'Brand to show on every host; otherwise the host name decides, then a path such as `/kbb`, then atc',
      ),
    BRANDS_DIR: z
      .string()
      .optional()
      .describe(
        'A folder with a folder of data for each brand of yours, beside those that are built in or in place of them; `forecourt brands check` says what is wrong with one',
      ),
    FEATURE_FLAGS: z
      .string()
      .default('')
      .transform(readFlagChanges)
      .describe(
        'Parts switched on or off, or on for `visitors` or `consumers` (signed in) alone, for all brands or for one: `ev_info=off, kbb.compare=consumers`',
      ),
    FLAG_PROVIDER: z
      .string()
      .optional()
      .describe(
        'A module of yours whose default export is an OpenFeature provider, which then decides on these parts; it is asked with `brand` and `audience`, aside and never while a request waits',
      ),
    FLAG_REFRESH_SECONDS: whole(1, 86_400)
      .default(30)
      .describe('How often it is asked even if it does not say that something has changed'),
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
    PAGE_CACHE_SECONDS: whole(0, 3600)
      .default(30)
      .describe(
        'How long a page is answered again as it was rendered, while no car and no sponsored place changes; campaigns, counts of viewers, reviews and what dealers say of themselves may be that much older. 0 renders every page afresh',
      ),
    PAGE_CACHE_MB: whole(1, 65_536).default(128).describe('Memory for such pages'),
    PUBLIC_URL: z
      .string()
      .default('')
      .transform(readPublicOrigins)
      .describe(
        'Where shoppers reach the site, for forms, canonical links and cookies, and each further brand: `https://cars.example, kbb=https://guide.example`; behind a proxy that speaks TLS it is needed',
      ),
  },
  (values) => ({
    brand: values.BRAND,
    brandsDir: values.BRANDS_DIR ?? null,
    flagChanges: values.FEATURE_FLAGS,
    flagProvider: values.FLAG_PROVIDER === undefined ? null : resolve(values.FLAG_PROVIDER),
    flagRefreshSeconds: values.FLAG_REFRESH_SECONDS,
    outsidePages: values.OUTSIDE_PAGES,
    /** Null where every page is rendered afresh. */
    pageCache:
      values.PAGE_CACHE_SECONDS === 0
        ? null
        : {
            milliseconds: values.PAGE_CACHE_SECONDS * 1000,
            maxBytes: values.PAGE_CACHE_MB * 1e6,
          },
    publicOrigins: toPublicOrigins(values.PUBLIC_URL, values.BRAND),
  }),
);

export type RequestConfig = ReturnType<typeof requestSettings.read>;

/** A flag that there is not stops the start: a wrong name would switch nothing, and nobody would know. */
function readFlagChanges(text: string, context: z.RefinementCtx): readonly FlagChange[] {
  const codes = allBrands().map(({ code }) => code);
  const read = parseFlagChanges(text, codes);
  if ('changes' in read) return read.changes;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
}

function readPublicOrigins(text: string, context: z.RefinementCtx): readonly NamedOrigin[] {
  const read = parsePublicOrigins(text);
  if ('origins' in read) return read.origins;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
}
