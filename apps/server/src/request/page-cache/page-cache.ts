import { LRUCache } from 'lru-cache';
import type { InlineSources } from '../../platform/http/security-headers.ts';
import { type CachedAsked, CachedPage, isKeepable } from './cached-page.ts';

/** A page that was just rendered. */
export interface RenderedPage {
  readonly response: Response;
  /**
   * Somebody else may be answered the same: everything that it shows was to be had, and nothing of it
   * depends on who asks.
   */
  readonly isForAll: boolean;
}

interface PageCacheCounts {
  /** Answers by where they came from: cached, rendered and then cached, rendered for this answer alone. */
  readonly answers: Readonly<Record<'hit' | 'miss' | 'bypass', number>>;
  readonly pages: number;
  readonly bytes: number;
}

/** An answer with a page. */
export interface AnsweredPage {
  readonly response: Response;
  /** What a page for several may run and be styled by; null where it has the nonce of its answer. */
  readonly sources: InlineSources | null;
}

/** Who asks for a page: one answer. */
export interface PageAsked extends CachedAsked {
  /** That the page is rendered with, where it has to be. */
  readonly nonce: string;
}

/** Answers pages again as they were rendered, while nothing has changed. */
export interface PageCache {
  /**
   * The page of that key, rendered if there is none. Nobody waits for a page that is being rendered for
   * somebody else: where something is slow, that would be waiting twice.
   *
   * @param key all that the page depends on, besides the state
   * @throws what `render` throws
   */
  answer(key: string, asked: PageAsked, render: () => Promise<RenderedPage>): Promise<AnsweredPage>;
  counts(): PageCacheCounts;
}

export interface PageCacheOptions {
  /** How old a page may become. */
  readonly milliseconds: number;
  /** Of all pages together; beyond, those go that nobody has asked for the longest. */
  readonly maxBytes: number;
  /** What every page depends on: all of them go when it is another. */
  readonly state: () => string;
  /** Milliseconds, from any fixed moment on. */
  readonly now?: () => number;
}

interface Entry {
  readonly page: CachedPage;
  /** When it was begun. */
  readonly start: number;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { milliseconds, maxBytes, state, now = () => performance.now() } = options;
  const cached = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.bytes + key.length,
    ttl: milliseconds,
    ttlResolution: 0,
    perf: { now },
  });
  const answers = { hit: 0, miss: 0, bypass: 0 };
  let cachedState = state();

  /** A page is as old as the state that it was begun in, whatever has become of that meanwhile. */
  async function renderAndKeep(
    place: string,
    asked: PageAsked,
    render: () => Promise<RenderedPage>,
  ): Promise<AnsweredPage> {
    const start = now();
    const { response, isForAll } = await render();
    if (!isForAll || !isKeepable(response)) {
      answers.bypass += 1;
      return { response, sources: null };
    }
    answers.miss += 1;
    const timing = response.headers.get('Server-Timing');
    const page = await CachedPage.of(response, asked.nonce);
    const made = await page.answer(asked);
    cached.set(place, { page, start }, { start });
    if (timing !== null) made.headers.append('Server-Timing', timing);
    return { response: made, sources: page.sources };
  }

  async function answerAgain(place: string, entry: Entry, asked: PageAsked) {
    const { page, start } = entry;
    const { bytes } = page;
    const started = performance.now();
    const response = await page.answer(asked);
    const milliseconds = (performance.now() - started).toFixed(3);
    response.headers.append('Server-Timing', `page-cache;desc="hit";dur=${milliseconds}`);
    // Compressed in one more way it has another size, unless it went meanwhile.
    if (page.bytes !== bytes && cached.peek(place) === entry)
      cached.set(place, { page, start }, { start });
    return { response, sources: page.sources };
  }

  return {
    async answer(key, asked, render) {
      const present = state();
      if (present !== cachedState) cached.clear();
      cachedState = present;
      const place = `${present} ${key}`;
      const entry = cached.get(place);
      if (!entry) return renderAndKeep(place, asked, render);
      answers.hit += 1;
      return answerAgain(place, entry, asked);
    },
    counts: () => ({ answers, pages: cached.size, bytes: cached.calculatedSize }),
  };
}
