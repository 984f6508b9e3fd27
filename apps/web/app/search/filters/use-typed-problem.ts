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

/** The prices of a form: what its two fields hold, or are about to hold. */
type Prices = readonly [min: string, max: string];

const isSame = (a: Prices, b: Prices) => a[0] === b[0] && a[1] === b[1];

/**
 * What is wrong with two prices, until the page shows others than they were left at. The search that the
 * first of them began may arrive after the second was refused: that page shows what the shopper left.
 *
 * @param shown what the page has in the two fields
 */
export function usePriceProblem(
  shown: Prices,
  ofPage: string | null,
): readonly [string | null, (problem: { message: string; left: Prices } | null) => void] {
  const [typed, setTyped] = useState<{ message: string; left: Prices } | null>(null);
  const [settled, setSettled] = useState(shown);
  if (!isSame(settled, shown)) {
    setSettled(shown);
    if (typed && !isSame(typed.left, shown)) setTyped(null);
  }
  return [typed?.message ?? ofPage, setTyped];
}
