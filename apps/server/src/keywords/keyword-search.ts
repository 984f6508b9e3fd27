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
import type { Running } from '../platform/capability.ts';

/** How old the counts may become by which suggestions are ranked. */
const refreshMs = 10 * 60_000;

/** What the keyword box is answered from, kept current. */
export interface KeywordSearch {
  readonly parser: SentenceParser;
  /** Knows the counts of the brand's own choice of cars; who asks before the first counts waits. */
  suggesterOf(brand: Brand): Promise<KeywordSuggester>;
  /** Counts the cars again, or waits for the counts going on; others run in between. */
  refresh(): Promise<void>;
  /** Learns every name. The cars are counted afterwards, and again every ten minutes. */
  start(): Promise<Running>;
}

interface KeywordSearchDependencies {
  readonly engine: SearchReader;
  readonly reference: Reference;
  /** Those that shoppers can meet. */
  readonly brands: readonly Brand[];
  readonly onError: (error: unknown) => void;
}

/** Knows nothing until it is started. */
export function createKeywordSearch(dependencies: KeywordSearchDependencies): KeywordSearch {
  const { engine, reference, brands, onError } = dependencies;
  const suggesters = new Map<BrandCode, KeywordSuggester>();
  let known: Known | null = null;
  let counting: Promise<void> | null = null;

  function requireKnown(): Known {
    if (known === null) throw new Error('The keyword search was not started.');
    return known;
  }

  async function count(): Promise<void> {
    const { vocabulary, parser, places } = requireKnown();
    for (const brand of brands) {
      const counts = await countKeywords(engine, defaultFilters(brand), othersRun);
      const suggester = await KeywordSuggester.create({ vocabulary, parser, places, counts });
      suggesters.set(brand.code, suggester);
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
      return requireKnown().parser;
    },
    async suggesterOf({ code }) {
      if (!suggesters.has(code)) await refresh();
      const suggester = suggesters.get(code);
      if (!suggester) throw new Error(`No suggestions were made for the brand “${code}”.`);
      return suggester;
    },
    refresh,
    async start() {
      known = await learn(reference);
      const look = () => refresh().catch(onError);
      void look();
      const timer = setInterval(look, refreshMs).unref();
      return {
        async stop() {
          clearInterval(timer);
          await counting?.catch(() => undefined);
        },
      };
    },
  };
}

/** Every name and place that words may mean. */
async function learn(reference: Reference) {
  const vocabulary = {
    reference,
    aliasesOf: (modelCode: string) => findModel(modelCode)?.aliases ?? [],
    cities: citiesOfStates(),
  };
  const places = await PlaceSuggestions.create(vocabulary);
  return { vocabulary, parser: new SentenceParser(vocabulary), places };
}

type Known = Awaited<ReturnType<typeof learn>>;

const othersRun = () => new Promise<void>((resume) => setImmediate(resume));
