import { citiesOfStates } from '@forecourt/catalog/places/us-zips';
import { findModel } from '@forecourt/catalog/vehicles/catalog';
import type { Brand, BrandCode } from '@forecourt/domain/brand/brand';
import { defaultFilters } from '@forecourt/domain/brand/brand-defaults';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { countKeywords } from '@forecourt/search/keywords/keyword-counts';
import { KeywordSuggester } from '@forecourt/search/keywords/keyword-suggester';
import { PlaceSuggestions } from '@forecourt/search/keywords/place-suggestions';
import { SentenceParser } from '@forecourt/search/keywords/sentence-parser';
import type { KeywordVocabulary } from '@forecourt/search/keywords/vocabulary';
import type { Running } from '../platform/capability.ts';
import { brandEngine } from '../search/brand-engine.ts';

/** After a start, before the first cars are counted: it has enough to do until then. */
const firstCountMs = 1000;

/** How old the counts may become by which suggestions are ranked. */
const refreshMs = 10 * 60_000;

/** What the keyword box is answered from, kept current. */
export interface KeywordSearch {
  /** Learns every name when it is first asked for. */
  readonly parser: SentenceParser;
  /** Knows the counts of the brand's own choice of cars; who asks before the first counts waits. */
  suggesterOf(brand: Brand): Promise<KeywordSuggester>;
  /** Counts the cars again, or waits for the counts going on; others run in between. */
  refresh(): Promise<void>;
  /** Has the cars counted a second later, or for who asks first, and again every ten minutes. */
  start(): Running;
}

interface KeywordSearchDependencies {
  readonly engine: SearchReader;
  readonly reference: Reference;
  /** Those that shoppers can meet. */
  readonly brands: readonly Brand[];
  readonly onError: (error: unknown) => void;
}

export function createKeywordSearch(dependencies: KeywordSearchDependencies): KeywordSearch {
  const { engine, reference, brands, onError } = dependencies;
  const suggesters = new Map<BrandCode, KeywordSuggester>();
  const vocabularyOf = once(() => allNames(reference));
  const parserOf = once(() => new SentenceParser(vocabularyOf()));
  const placesOf = once(() => PlaceSuggestions.create(vocabularyOf()));
  let counting: Promise<void> | null = null;

  async function count(): Promise<void> {
    const known = { vocabulary: vocabularyOf(), parser: parserOf(), places: await placesOf() };
    for (const brand of brands) {
      const own = brandEngine(engine, brand);
      const counts = await countKeywords(own, defaultFilters(brand), othersRun);
      suggesters.set(brand.code, await KeywordSuggester.create({ ...known, counts }));
    }
  }

  function refresh(): Promise<void> {
    counting ??= count().finally(() => {
      counting = null;
    });
    return counting;
  }

  return {
    get parser() {
      return parserOf();
    },
    async suggesterOf({ code }) {
      if (!suggesters.has(code)) await refresh();
      const suggester = suggesters.get(code);
      if (!suggester) throw new Error(`No suggestions were made for the brand “${code}”.`);
      return suggester;
    },
    refresh,
    start() {
      const look = () => refresh().catch(onError);
      const first = setTimeout(look, firstCountMs).unref();
      const timer = setInterval(look, refreshMs).unref();
      return {
        async stop() {
          clearTimeout(first);
          clearInterval(timer);
          await counting?.catch(() => undefined);
        },
      };
    },
  };
}

/** Every name and place that words may mean. */
const allNames = (reference: Reference): KeywordVocabulary => ({
  reference,
  aliasesOf: (modelCode) => findModel(modelCode)?.aliases ?? [],
  cities: citiesOfStates(),
});

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const othersRun = () => new Promise<void>((resume) => setImmediate(resume));
