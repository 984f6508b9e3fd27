import { articles } from '@forecourt/catalog/editorial/articles';
import { contentSuggestions } from '@forecourt/domain/keyword/content-suggestions';
import {
  explainUnknown,
  type KeywordSuggestion,
  type ParsedSentence,
  type SuggestedKeyword,
} from '@forecourt/domain/keyword/keyword-search';
import { searchForPatch, toPatchCodes } from '@forecourt/domain/keyword/search-patch';
import { listingTitle } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { searchTitles } from '@forecourt/domain/search/address/titles';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { vinAddress } from '@forecourt/domain/vehicle/vin-address';
import { vinMeantBy } from '@forecourt/domain/vehicle/vin-reading';
import {
  findCarByVin,
  type KeywordDependencies,
  type KeywordRequest,
  presentSearch,
  toContext,
} from './find-keyword-address.ts';

const maxSuggestions = 8;

/** Up to this radius cars are counted one request at a time; wider counts are taken beforehand. */
const maxMilesCounted = 200;

/**
 * What a shopper may mean, the likeliest first; without words, what most cars are. Pages to read come
 * behind searches, and a search that finds no car comes last. Counts are of the search that a suggestion
 * leads to.
 */
export async function findSuggestions(
  dependencies: KeywordDependencies,
  request: KeywordRequest,
): Promise<SuggestedKeyword[]> {
  const { engine, reference, keywords } = dependencies;
  const { text, brand, today } = request;
  const car = await findCarByVin(engine, text);
  if (car) {
    const name = listingTitle(car, reference);
    return [{ name, kind: 'vehicle', codes: {}, url: vehiclePath(car.id), count: 1 }];
  }
  const vin = vinMeantBy(text);
  if (vin !== null) {
    const name = `Look up the VIN ${vin}`;
    return [{ name, kind: 'vehicle', codes: {}, url: vinAddress(vin), count: null }];
  }
  const present = presentSearch(request.from, brand, reference);
  const context = toContext(present, today);
  const suggester = await keywords.suggesterOf(brand);
  const found =
    text.trim() === '' ? suggester.common : suggester.suggest(text, maxSuggestions, context);
  const suggestions = await Promise.all(
    found.map(async (suggestion) => {
      const query = searchForPatch(present, suggestion.patch, brand, reference);
      const { name, kind, patch, sentence } = suggestion;
      return {
        name,
        kind,
        codes: toPatchCodes(patch),
        url: toSearchUrl(query, brand, reference),
        count: await countOf(dependencies, suggestion, query, today),
        ...(sentence && toldOf(sentence, searchTitles(query, brand, reference).location)),
      };
    }),
  );
  const isEmpty = ({ count, kind }: SuggestedKeyword) => count === 0 && kind !== 'sentence';
  const searches = suggestions.filter((one) => !isEmpty(one));
  const content = contentSuggestions(text, searches, { articles, reference });
  const useful = [...searches.slice(0, maxSuggestions - content.length), ...content];
  // What leads to no car is offered only where nothing else is.
  return useful.length > 0 ? useful : suggestions.filter(isEmpty);
}

/** Cars of the search that a suggestion leads to; null where to count them would take too long. */
async function countOf(
  { engine, reference }: KeywordDependencies,
  { kind, count }: KeywordSuggestion,
  query: SearchQuery,
  today: string,
): Promise<number | null> {
  const { searchRadius = 0, state, dma } = query;
  const isNationwide = searchRadius === 0 && state === undefined && dma === undefined;
  if (isNationwide && count !== null) return count;
  const isNear = searchRadius > 0 && searchRadius <= maxMilesCounted;
  return isNear || kind === 'sentence'
    ? engine.count(toSearchFilter(query, reference, today))
    : null;
}

function toldOf({ understood, unknown, patch }: ParsedSentence, location: string | null) {
  const namesPlace = patch.zip !== undefined || patch.state !== undefined;
  return {
    understood: understood.map(({ name }) => name),
    unknown: unknown.map((phrase) => ({ text: phrase.text, reason: explainUnknown(phrase) })),
    ...(location !== null && !namesPlace && { where: location }),
  };
}
