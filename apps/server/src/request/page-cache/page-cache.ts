import { LRUCache } from 'lru-cache';
import { type CachedPage, isKeepable, toKeptPage, toResponse } from './cached-page.ts';

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
  /** Answers by where they came from: kept, drawn and then kept, drawn for this answer alone. */
  readonly answers: Readonly<Record<'hit' | 'miss' | 'bypass', number>>;
  readonly pages: number;
  readonly bytes: number;
}

/** Answers pages again as they were drawn, while nothing has changed. */
export interface PageCache {
  /**
   * The page of that key, drawn if there is none. Nobody waits for a page that is being drawn for
   * somebody else: where something is slow, that would be waiting twice.
   *
   * @param key all that the page depends on, besides the state
   * @param nonce of the answer, in which the page carries it
   * @throws what `render` throws
   */
  answer(key: string, nonce: string, render: () => Promise<RenderedPage>): Promise<Response>;
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

export function createPageCache(options: PageCacheOptions): PageCache {
  const { milliseconds, maxBytes, state, now = () => performance.now() } = options;
  const kept = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: milliseconds,
    ttlResolution: 0,
    perf: { now },
  });
  const answers = { hit: 0, miss: 0, bypass: 0 };
  let cachedState = state();

  /** A page is as old as the state that it was begun in, whatever has become of that meanwhile. */
  async function renderAndKeep(place: string, nonce: string, render: () => Promise<RenderedPage>) {
    const start = now();
    const { response, isForAll } = await render();
    if (!isForAll || !isKeepable(response)) {
      answers.bypass += 1;
      return response;
    }
    answers.miss += 1;
    const page = await toKeptPage(response, nonce);
    kept.set(place, page, { start });
    return new Response(page.body, response);
  }

  return {
    async answer(key, nonce, render) {
      const present = state();
      if (present !== cachedState) kept.clear();
      cachedState = present;
      const place = `${present} ${key}`;
      const page = kept.get(place);
      if (!page) return renderAndKeep(place, nonce, render);
      answers.hit += 1;
      return toResponse(page, nonce);
    },
    counts: () => ({ answers, pages: kept.size, bytes: kept.calculatedSize }),
  };
}
