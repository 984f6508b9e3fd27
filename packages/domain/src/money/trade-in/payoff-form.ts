import type { Cents } from '../cents.ts';
import { balanceAfter } from '../loan.ts';
import { writeOutThousands } from '../typed-amount.ts';

/** The terms of a loan as its borrower types them. */
export interface PayoffFields {
  readonly borrowed: string;
  readonly apr: string;
  readonly months: string;
  readonly paid: string;
}

const number = (text: string) => {
  const digits = text.replace(/[$,%\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(digits) ? Number(digits) : null;
};

/**
 * What is still owed by the loan's own terms, before the lender's fees.
 *
 * @returns null where nothing was typed; a sentence where something is missing or cannot be
 */
export function readPayoff(fields: PayoffFields): Cents | string | null {
  // What is given may be a whole form: of it the loan alone counts.
  const typed = [fields.borrowed, fields.apr, fields.months, fields.paid];
  if (typed.every((text) => text.trim() === '')) return null;
  const borrowed = number(writeOutThousands(fields.borrowed));
  const apr = number(fields.apr);
  const months = number(fields.months);
  const paid = number(fields.paid);
  if (borrowed == null || borrowed === 0) return 'What you borrowed is an amount, such as 22,000.';
  if (apr == null || apr > 60) return 'The APR is a number from 0 to 60, such as 6.9.';
  if (months == null || !Number.isInteger(months) || months < 1 || months > 120)
    return 'The months of the loan are a whole number from 1 to 120.';
  if (paid == null || !Number.isInteger(paid) || paid > months)
    return `The payments made are a whole number up to ${months}.`;
  return balanceAfter(paid, Math.round(borrowed * 100), { apr, months });
}
