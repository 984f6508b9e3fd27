import { filterGroup, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import { z } from '@hono/zod-openapi';
import { filterNames } from './wanted-parts.ts';

const text = (description: string, example?: string) =>
  z
    .string()
    .optional()
    .openapi({ description, ...(example && { example }) });

/** What may stand in an address more than once. */
const texts = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({ description });

/**
 * Every parameter that says what is searched. All are text here: what means nothing is answered as a warning,
 * not refused.
 */
export const searchParametersSchema = z
  .object({
    ...Object.fromEntries(
      filterGroupKeys.map((key) => {
        const { label, options, legacy = [] } = filterGroup(key);
        const codes = options?.map(({ code }) => code).join(', ');
        const choices = codes ? `${label}: ${codes}` : label;
        const older = legacy.length > 0 ? ` Also called ${legacy.join(', ')}.` : '';
        return [key, texts(`${choices}. Repeat for several, at most 60.${older}`)];
      }),
    ),
    allListingType: text('Anything: every condition, where the host would choose one'),
    zip: text('Five digits', '30303'),
    searchRadius: text('Miles, at most 500; 0 is nationwide', '50'),
    startYear: text('First model year', '2019'),
    endYear: text('Last model year'),
    minPrice: text('Whole dollars'),
    maxPrice: text('Whole dollars', '30000'),
    minPayment: text(
      'Whole dollars a month, by the terms of the wallet that is sent or the usual ones',
    ),
    maxPayment: text('Whole dollars a month', '450'),
    state: text('Two letters'),
    city: text('Goes with state'),
    dma: text('Code of a television market'),
    marketExtension: text(
      'include or off: whether cars from beyond the radius that are delivered are found. They stand among ' +
        'the others in the order that is asked for; pages show them behind',
    ),
    experience: text('commercial, best-deals or hyundai-buy-online'),
    sortBy: text('Order of the results', 'derivedpriceASC'),
    page: text('Counted from 1; goes before firstRecord', '1'),
    firstRecord: text('Offset from 0', '0'),
    numRecords: text('At the most 100', '25'),
    mmt: text('Make, model and trim in one: they become filters', '[TOYOTA[CAMRY[XLE]]]'),
    categorySearch: text('Words that no filter expresses: kept, and narrow nothing'),
    isSponsorship: text('true: sponsored listings only'),
    showcaseOwnerId: text('Cars of one owner'),
  })
  .openapi('SearchParameters');

/** For calls that can leave cars out. */
export const excludedParameter = {
  excludedListingId: texts('Left out; honoured for 1 to 25 ids. Repeat for several.'),
};

/** Those of a search and of the look-up of one car. */
export const countParametersSchema = searchParametersSchema.extend({
  vin: text('One car by its VIN'),
  listingId: text('One car by its id'),
  ...excludedParameter,
});

/** Those of a count, and what an answer is to have. */
export const listingParametersSchema = countParametersSchema.extend({
  includeSuggested: text('true: with the choices that would narrow the search most usefully'),
  stats: texts('year or derivedprice: only these figures. Repeat for several.'),
  filters: texts(`Only the counts of these filters: ${filterNames}. Repeat for several.`),
  excludedFilter: texts('A filter whose counts are left out. Repeat for several.'),
  hideFilters: text('true: without counts of filters'),
  collapseFilters: text('true: of filters only the choices that would find something'),
  supplemental: text('true: the same search at any distance, the nearest first, up to 100'),
  relevanceConfig: text(
    'What relevance means where no other order is asked for: default, nearest, newest or price-drop',
  ),
  ignorePriority: text('Taken: what is paid for moves no car among these results in any case'),
  channel: text('The brand whose usual choices are meant, by its code, whatever the host', 'KBB'),
  vhrProvider: text('NONE: without what histories of cars say'),
  vhrProviders: text('The same'),
  pixallId: text('The id that a browser gave itself: taken, and neither stored nor logged'),
});

/** An answer of JSON, for the document of the interface. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
