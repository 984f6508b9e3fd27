import type { Verdict } from '@forecourt/vehicle-rules/verdict';

/** Every verdict at the index of its code in the column of deals: the same in all engines. */
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

/** @throws for a verdict that is not in `verdicts` */
export function codeOfVerdict(verdict: Verdict): number {
  const code = codes.get(verdict);
  if (code === undefined) throw new Error(`There is no code for the verdict ${verdict}.`);
  return code;
}
