import { brands } from '@forecourt/domain/brand/brand';
import { type FlagChange, parseFlagChanges } from '@forecourt/domain/brand/feature-flags';
import { parseOutsidePages } from '@forecourt/domain/brand/outside-pages';
import { z } from 'zod';
import { defineSettings, whole } from '../platform/settings.ts';
import { type NamedOrigin, parsePublicOrigins, toPublicOrigins } from './public-origins.ts';

/** What every request is read and answered by. */
export const requestSettings = defineSettings(
  {
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
    PAGE_CACHE_SECONDS: whole(0, 3600)
      .default(30)
      .describe(
        'How long a page is answered again as it was rendered, while no car and no sponsored place changes; campaigns, counts of viewers and what dealers say of themselves may be that much older. 0 renders every page afresh',
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
    flagChanges: values.FEATURE_FLAGS,
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
  const codes = brands.map(({ code }) => code);
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
