import { useState } from 'react';

/**
 * What is wrong with what was typed, until the page shows something else there.
 *
 * @param shown what the page has in the field: its own word takes over when this changes
 */
export function useTypedProblem(
  shown: unknown,
  ofPage: string | null = null,
): readonly [string | null, (problem: string | null) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const [settled, setSettled] = useState(shown);
  if (settled !== shown) {
    setSettled(shown);
    setTyped(null);
  }
  return [typed ?? ofPage, setTyped];
}
