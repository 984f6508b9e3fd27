import { useEffect, useRef } from 'react';

/**
 * Tells whether a page is still the one that is shown, for answers that come later: whoever left it stays where
 * they went.
 *
 * @param page another value is another page
 */
export function useStillHere(page: number | string): () => boolean {
  const shown = useRef<number | string | null>(null);
  useEffect(() => {
    shown.current = page;
    return () => {
      shown.current = null;
    };
  }, [page]);
  return () => shown.current === page;
}
