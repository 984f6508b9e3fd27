import type { SuggestedKeyword } from '@forecourt/domain/keyword/keyword-search';
import { useEffect, useState } from 'react';

/** Pause in typing after which the server is asked. */
const pauseMs = 60;

interface Answer {
  readonly text: string;
  /** Null where the server did not answer. */
  readonly suggestions: readonly SuggestedKeyword[] | null;
}

const nothing: Answer = { text: '', suggestions: [] };

/**
 * What a shopper may mean by a text. Until the server has answered, the earlier answer stands; where
 * it cannot, nothing is suggested, and the form works all the same.
 *
 * @param from address of the present search; null where there is none
 */
export function useSuggestions(text: string, from: string | null) {
  const [answer, setAnswer] = useState(nothing);
  const typed = text.trim();

  useEffect(() => {
    if (typed === '') return setAnswer(nothing);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await fetchSuggestions(typed, from, abort.signal);
      if (!abort.signal.aborted) setAnswer({ text: typed, suggestions });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, from]);

  const { suggestions } = answer;
  const isAnswered = answer.text === typed;
  return { suggestions: suggestions ?? [], isAnswered, isLost: suggestions === null };
}

/** What is offered for words; before any are typed, what most cars for sale are. Null without an answer. */
export async function fetchSuggestions(
  text: string,
  from: string | null,
  signal?: AbortSignal,
): Promise<readonly SuggestedKeyword[] | null> {
  const words = text === '' ? '' : `/${encodeURIComponent(text)}`;
  const query = from === null ? '' : `?${new URLSearchParams({ from })}`;
  try {
    const response = await fetch(`/rest/lsc/marketplace/suggested/keywords${words}${query}`, {
      ...(signal && { signal }),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
