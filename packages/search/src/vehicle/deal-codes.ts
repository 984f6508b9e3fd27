import type { DealWord, UnratedReason } from '@forecourt/domain/listing/deal-rating';

/** How a rating turned out. */
export type Verdict = DealWord | UnratedReason;

/** Every verdict at the place of its code in the column of deals: the same in all engines. */
export const verdicts: readonly Verdict[] = [
  'great',
  'good',
  'fair',
  'high',
  'overpriced',
  'no-price',
  'new-car',
  'too-few-comparables',
  'too-far-from-market',
];

const codes = new Map(verdicts.map((verdict, code) => [verdict, code]));

export function codeOfVerdict(verdict: Verdict): number {
  const code = codes.get(verdict);
  if (code === undefined) throw new Error(`There is no code for the verdict ${verdict}.`);
  return code;
}
