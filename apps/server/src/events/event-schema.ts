import {
  clickPattern,
  maxEvents,
  pageNames,
  paidPlaces,
  requestIdPattern,
  type ShopperEvent,
  shareWays,
} from '@forecourt/domain/event/shopper-event';
import { countedLeadKinds, writtenLeadKinds } from '@forecourt/domain/lead/lead-request';
import { maxListingId } from '@forecourt/domain/listing/max-listing-id';
import { listingRanks } from '@forecourt/domain/promotion/grid-plan';
import { z } from '@hono/zod-openapi';

/** Nobody scrolls further: 99 pages of results are shorter. */
const maxScroll = 10_000_000;

const oneOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.enum(codes, `expected one of ${codes.join(', ')}`);

const listingId = z
  .int('expected the id of a car')
  .positive('expected the id of a car')
  .max(maxListingId, 'expected the id of a car');
const click = z
  .string()
  .regex(clickPattern, 'expected up to 40 letters, digits, _ or -')
  .optional();

const source = {
  page: oneOf(pageNames).optional().describe('Where it happened'),
  requestId: z
    .string()
    .regex(requestIdPattern, 'expected 32 hexadecimal digits')
    .optional()
    .describe('The page of results that it began with; of nothing else'),
};

const eventSchema = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        ...source,
        kind: z.literal('page'),
        page: oneOf(pageNames),
        listingId: listingId.optional(),
        clickType: click,
        tileClick: click,
      }),
      z.strictObject({
        ...source,
        kind: z.literal('listing-click'),
        listingId,
        place: oneOf([...listingRanks, 'showcase']),
        scrollY: z
          .int('expected whole CSS pixels')
          .min(0, 'expected whole CSS pixels')
          .max(maxScroll, 'expected whole CSS pixels'),
      }),
      z.strictObject({
        ...source,
        kind: z.literal('impression'),
        listingId,
        place: oneOf(paidPlaces),
      }),
      z.strictObject({
        ...source,
        kind: z.literal('lead'),
        listingId,
        way: oneOf([...writtenLeadKinds, ...countedLeadKinds]),
      }),
      z.strictObject({ ...source, kind: z.enum(['save', 'compare']), listingId }),
      z.strictObject({
        ...source,
        kind: z.literal('share'),
        listingId: listingId.optional(),
        way: oneOf(shareWays),
      }),
    ],
    'kind: expected one of page, listing-click, impression, lead, save, compare, share',
  )
  .describe('What a shopper did; nothing says who that is') satisfies z.ZodType<ShopperEvent>;

export const eventBatchSchema = z.strictObject({
  events: z
    .array(eventSchema)
    .min(1, `expected 1 to ${maxEvents} events`)
    .max(maxEvents, `expected 1 to ${maxEvents} events`),
});
