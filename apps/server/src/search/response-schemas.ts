import { z } from '@hono/zod-openapi';
import { searchWarningSchema } from '../request/search-warnings.ts';
import { listingSchema } from './listing-schema.ts';
import { ownerSchema } from './owner-schema.ts';

const codesSchema = z.array(z.string()).readonly();

const range = z.object({ min: z.number(), max: z.number(), average: z.number() });

const listingsShape = {
  totalResultCount: z.int().describe('Cars that match'),
  listings: z.array(listingSchema),
  owners: z.array(ownerSchema).describe('The sellers of these cars, each once'),
};

/** Cars and their sellers, without counts. */
export const listingsResponseSchema = z
  .object({ ...listingsShape, totalResultCount: z.int().describe('Cars in this answer') })
  .openapi('ListingsResponse');

const filterOptionSchema = z
  .object({
    label: z.string(),
    value: z.string(),
    count: z.int().optional().describe('Cars that choosing it leaves; absent where it is not told'),
    selected: z.literal(true).optional(),
    disabled: z.literal(true).optional(),
  })
  .openapi('FilterOption');

const filterSchema = z
  .object({
    name: z.string().describe('The parameter'),
    label: z.string(),
    value: codesSchema.optional().describe('What is chosen'),
    options: z.array(filterOptionSchema),
  })
  .openapi('Filter');

const statsSchema = z
  .object({
    year: range.optional(),
    startYear: z.int().optional().describe('The oldest model year'),
    endYear: z.int().optional().describe('The newest model year'),
    derivedprice: range.optional().describe('Dollars: the sale price, else MSRP'),
    minPrice: z.number().optional(),
    maxPrice: z.number().optional(),
    searchRadius: z.string().describe('Miles as text; 0 is nationwide'),
    zip: z.string().optional(),
  })
  .describe('Of all cars that match; parts are absent where none does')
  .openapi('SearchStats');

const suggestedFilterSchema = z
  .object({
    name: z.string(),
    count: z.int().describe('Cars that it leaves'),
    codes: z.record(z.string(), codesSchema).describe('Parameters to set'),
  })
  .openapi('SuggestedFilter');

const requestParamsSchema = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), codesSchema]))
  .describe('The search as it was understood, by parameter');

const searchShape = {
  ...listingsShape,
  searchRadius: z.number().describe('Miles; 0 is nationwide'),
  zip: z.string().optional(),
  filters: z
    .record(z.string(), filterSchema)
    .describe(
      'By group. Models are those of the chosen makes, or all that were counted while none is ' +
        'chosen; trims are there once a model is chosen, and are those of the chosen models',
    ),
  stats: statsSchema,
  suggestedFilters: z
    .array(suggestedFilterSchema)
    .optional()
    .describe('With includeSuggested: what would narrow the search most usefully'),
  requestParams: requestParamsSchema,
  warnings: z.array(searchWarningSchema),
};

/** A page of cars with every count. */
export const searchResponseSchema = z.object(searchShape).openapi('SearchResponse');

const sliceShape = {
  activeResults: z.array(z.int()).describe('Ids of cars of the inventory, in order'),
  count: z.int(),
};
const sliceSchema = z.object(sliceShape).openapi('InventorySlice');

const showcaseSchema = z
  .object({
    ...sliceShape,
    variant: z.enum(['inventory', 'owner']).describe('Whether the cars or the dealer come first'),
    owner: z.int().describe('Id of the dealer'),
    similarListingsCount: z.int().describe('Cars of the dealer that match the search'),
  })
  .openapi('AlphaShowcase');

const articleSchema = z
  .object({
    kind: z.string(),
    topic: z.string(),
    title: z.string(),
    summary: z.string(),
    publishedOn: z.iso.date(),
    href: z.string().describe('Path of the article; of an outside one its address'),
  })
  .openapi('EditorialContent');

const makeSummarySchema = z
  .object({
    makeCode: z.string(),
    makeName: z.string(),
    count: z.int().describe('Cars of the make that match the rest of the search'),
    models: z
      .array(z.object({ code: z.string(), name: z.string(), count: z.int(), href: z.string() }))
      .describe('Its models that have cars, the most first, each with its page'),
  })
  .openapi('MakeSummary');

/** A search with all that stands beside its results on a page. */
export const pageDataSchema = z
  .object({
    ...searchShape,
    spotlights: sliceSchema.describe('Premium'),
    standardSpotlights: sliceSchema,
    featuredSpotlights: sliceSchema,
    vehicleHighlight: sliceSchema,
    boost: sliceSchema.describe('New cars beside a search for older ones'),
    peekaboo: sliceSchema,
    alpha: z.object({ alphaShowcase: showcaseSchema.nullable() }),
    editorialContent: z.array(articleSchema),
    makeSummaryData: makeSummarySchema
      .nullable()
      .describe('Of a search for one make; null of any other'),
    inventory: z.array(listingSchema).describe('Every car that is promoted, once'),
    promotedOwners: z.array(ownerSchema).describe('Their sellers, each once'),
  })
  .openapi('PageData');

export type ListingsResponse = z.infer<typeof listingsResponseSchema>;
export type SearchResponse = z.infer<typeof searchResponseSchema>;
export type PageData = z.infer<typeof pageDataSchema>;
