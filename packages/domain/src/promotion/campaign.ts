import { z } from 'zod';
import type { BrandCode } from '../brand/brand.ts';
import { brandCodeSchema } from '../brand/brand-code.ts';

/** Pages that carry advertisements, as analytics name them. */
export const adPages = ['srp', 'vdp'] as const;
export type AdPage = (typeof adPages)[number];

const day = z.iso.date('expected a day such as 2027-03-01');

function text(most: number) {
  const expected = `expected 1 to ${most} characters`;
  return z.string().trim().min(1, expected).max(most, expected);
}

/** An advertisement of our own: what it says, where it leads, and where and when it is shown. */
export const campaignSchema = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9-]{1,60}$/, 'expected lower-case letters, digits and hyphens'),
    title: text(60),
    text: text(120),
    action: text(30),
    href: z
      .string()
      .max(500, 'expected 500 characters at most')
      .regex(/^(?:\/(?![/\\\s])|https:\/\/)/, 'expected a path of this site or an https address'),
    /** None is all of them; so it is with the next two. */
    brands: z.array(brandCodeSchema).default([]),
    pages: z.array(z.enum(adPages)).default([]),
    /** Shown beside searches for one of these makes, and on pages of their cars. */
    makeCodes: z.array(text(20)).default([]),
    startsOn: day,
    /** The last day; null for no end. */
    endsOn: day.nullable().default(null),
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'expected a day that is not before the first one',
  });
export type Campaign = z.output<typeof campaignSchema>;

/** What a shopper sees of it. */
export type Advert = Pick<Campaign, 'code' | 'title' | 'text' | 'action' | 'href'>;

/** Where advertisements are wanted. */
export interface AdPlace {
  readonly brand: BrandCode;
  readonly page: AdPage;
  readonly makeCodes: readonly string[];
}

/** Whether a campaign is shown there on that day. */
export function isShownAt(campaign: Campaign, place: AdPlace, today: string): boolean {
  const allows = <Value>(wanted: readonly Value[], values: readonly Value[]) =>
    wanted.length === 0 || wanted.some((value) => values.includes(value));
  return (
    campaign.startsOn <= today &&
    (campaign.endsOn === null || today <= campaign.endsOn) &&
    allows(campaign.brands, [place.brand]) &&
    allows(campaign.pages, [place.page]) &&
    allows(campaign.makeCodes, place.makeCodes)
  );
}

/**
 * The campaigns in the order of their places: each turn begins where the one before ended, so that
 * over time each stands in every place equally often.
 *
 * @param places filled on a page
 */
export function inRotation<Item>(
  campaigns: readonly Item[],
  places: number,
  rotation: number,
): Item[] {
  if (campaigns.length === 0) return [];
  const first = (rotation * Math.min(places, campaigns.length)) % campaigns.length;
  return [...campaigns.slice(first), ...campaigns.slice(0, first)];
}
