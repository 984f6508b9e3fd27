import { z } from 'zod';
import { type BudgetType, budgetTypes } from '../budget.ts';
import { aprOf, type CreditTier, creditTiers, type FinanceTables } from '../finance-tables.ts';
import { type DrivingHabits, usualHabits } from '../ownership/driving-habits.ts';
import { estimateTerms, loanMonths, type ShopperTerms } from '../shopper-terms.ts';
import { keptTradeInForm } from '../trade-in/kept-trade-in.ts';
import { tradeEquity } from '../trade-in/trade-equity.ts';

export const payOptions = ['finance', 'lease', 'cash'] as const;
export type PayOption = (typeof payOptions)[number];

/** What a shopper told of money; null is not told. Amounts are whole dollars. */
export interface Wallet {
  readonly type: BudgetType;
  readonly budget: number | null;
  /** Whether cards show the payment before the price. */
  readonly paymentEmphasis: boolean;
  readonly down: number | null;
  readonly credit: CreditTier | null;
  /** A rate of the shopper's own, percent a year. */
  readonly apr: number | null;
  readonly months: number;
  readonly zip: string | null;
  readonly tradeValue: number | null;
  readonly amountOwed: number | null;
  /** The trade-in that was valued here, as `writeTradeIn` writes it. */
  readonly tradeIn: string | null;
  readonly option: PayOption;
  /** Miles a year. */
  readonly miles: number | null;
  /** Percent of charging that is done at home. */
  readonly homeShare: number | null;
  /** Cents for a kilowatt-hour at home. */
  readonly tariff: number | null;
}

export type WalletField = keyof Wallet;

/** Of somebody who told nothing. */
export const emptyWallet: Wallet = {
  type: 'monthly',
  budget: null,
  paymentEmphasis: false,
  down: null,
  credit: null,
  apr: null,
  months: estimateTerms.months,
  zip: null,
  tradeValue: null,
  amountOwed: null,
  tradeIn: null,
  option: 'finance',
  miles: null,
  homeShare: null,
  tariff: null,
};

const text = (pattern: RegExp) => z.string().regex(pattern);

/** How fields are written: letters, digits and hyphens, an empty text for what was cleared. */
const forms: Readonly<Record<WalletField, z.ZodType<string>>> = {
  type: z.enum(budgetTypes),
  budget: text(/^[1-9]\d{0,9}$/),
  paymentEmphasis: z.enum(['yes', 'no']),
  down: text(/^\d{1,7}$/),
  credit: z.enum(creditTiers),
  // Hundredths of a percent.
  apr: text(/^\d{1,4}$/),
  months: z.enum(loanMonths.map(String)),
  zip: text(/^\d{5}$/),
  tradeValue: text(/^\d{1,7}$/),
  amountOwed: text(/^\d{1,7}$/),
  tradeIn: text(keptTradeInForm),
  option: z.enum(payOptions),
  miles: text(/^[1-9]\d{0,5}$/),
  homeShare: text(/^(\d{1,2}|100)$/),
  // Tenths of a cent.
  tariff: text(/^\d{1,4}$/),
};

export const walletFields = Object.keys(forms) as readonly WalletField[];

/** A field as it was set last. */
export interface StampedValue {
  /** Empty when it was cleared. */
  readonly value: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** A wallet as it is kept and exchanged: each field with when it was set. */
export type StampedWallet = Partial<Readonly<Record<WalletField, StampedValue>>>;

export const stampedWalletSchema: z.ZodType<StampedWallet> = z.strictObject(
  Object.fromEntries(
    walletFields.map((field) => [
      field,
      z
        .strictObject({
          value: z.union([z.literal(''), forms[field]]),
          at: z.int().min(0).max(99_999_999_999),
        })
        .optional(),
    ]),
  ),
);

/** As a cookie holds it: `budget.450.t5x9k2_months.72.t5x9k2`. */
export function writeWallet(wallet: StampedWallet): string {
  return walletFields
    .flatMap((field) => {
      const set = wallet[field];
      return set === undefined ? [] : [`${field}.${set.value}.${set.at.toString(36)}`];
    })
    .join('_');
}

/** Reads a cookie; what is not as it should be is passed over. */
export function readWallet(written: string): StampedWallet {
  const entries = written.split('_').flatMap((part) => {
    const [field = '', value = '', stamp = ''] = part.split('.');
    const at = /^[0-9a-z]{1,8}$/.test(stamp) ? Number.parseInt(stamp, 36) : Number.NaN;
    const read = stampedWalletSchema.safeParse({ [field]: { value, at } });
    return read.success ? Object.entries(read.data) : [];
  });
  return Object.fromEntries(entries);
}

/** Two wallets as one: of each field what was set last, whichever comes first. */
export function mergeWallets(one: StampedWallet, other: StampedWallet): StampedWallet {
  const entries = walletFields.flatMap((field) => {
    const a = one[field];
    const b = other[field];
    const last = a === undefined ? b : b === undefined || isLater(a, b) ? a : b;
    return last === undefined ? [] : [[field, last] as const];
  });
  return Object.fromEntries(entries);
}

/** At the same second the greater text, so that both sides choose the same. */
function isLater(a: StampedValue, b: StampedValue): boolean {
  return a.at === b.at ? a.value >= b.value : a.at > b.at;
}

/**
 * A wallet with fields set now; what stays as it was keeps its time.
 *
 * @param now seconds since 1970
 * @param known what is kept of it elsewhere, over which the fields win as well
 */
export function withFields(
  wallet: StampedWallet,
  changes: Readonly<Partial<Record<WalletField, string>>>,
  now: number,
  known: StampedWallet = {},
): StampedWallet {
  const changed = walletFields.flatMap((field) => {
    const value = changes[field];
    if (value === undefined || value === (wallet[field]?.value ?? '')) return [];
    return [[field, { value, at: timeAfter(now, wallet[field], known[field]) }]];
  });
  return { ...wallet, ...Object.fromEntries(changed) };
}

/** No wallet any more, whatever was set before. @param now seconds since 1970 */
export const clearedWallet = (known: StampedWallet, now: number): StampedWallet =>
  Object.fromEntries(
    walletFields.map((field) => [field, { value: '', at: timeAfter(now, known[field]) }]),
  );

/** Now, or behind what was set in the same second or by a clock that is ahead. */
const timeAfter = (now: number, ...before: readonly (StampedValue | undefined)[]) =>
  Math.max(now, ...before.map((set) => (set === undefined ? 0 : set.at + 1)));

/** A wallet without the fields that were cleared: what browsers keep once their account knows of it. */
export function withoutCleared(wallet: StampedWallet): StampedWallet {
  return Object.fromEntries(Object.entries(wallet).filter(([, { value }]) => value !== ''));
}

/** What the fields say. */
export function toWallet(stamped: StampedWallet): Wallet {
  const given = (field: WalletField) => stamped[field]?.value || null;
  const amount = (field: WalletField) => {
    const value = given(field);
    return value === null ? null : Number(value);
  };
  const apr = amount('apr');
  const tariff = amount('tariff');
  return {
    type: given('type') === 'purchase' ? 'purchase' : 'monthly',
    budget: amount('budget'),
    paymentEmphasis: given('paymentEmphasis') === 'yes',
    down: amount('down'),
    credit: creditTiers.find((tier) => tier === given('credit')) ?? null,
    apr: apr === null ? null : apr / 100,
    months: amount('months') ?? estimateTerms.months,
    zip: given('zip'),
    tradeValue: amount('tradeValue'),
    amountOwed: amount('amountOwed'),
    tradeIn: given('tradeIn'),
    option: payOptions.find((option) => option === given('option')) ?? 'finance',
    miles: amount('miles'),
    homeShare: amount('homeShare'),
    tariff: tariff === null ? null : tariff / 10,
  };
}

/** How the shopper drives and charges; the usual where that was not told. */
export function habitsOf(wallet: Wallet | null): DrivingHabits {
  const { miles, homeShare, tariff } = wallet ?? emptyWallet;
  return {
    milesAYear: miles ?? usualHabits.milesAYear,
    homeShare: homeShare === null ? usualHabits.homeShare : homeShare / 100,
    tariff: tariff === null ? usualHabits.tariff : tariff / 100,
  };
}

/** The terms that a wallet stands for: its own rate, else that of its tier, else the usual one. */
export function termsOf(wallet: Wallet, rates: FinanceTables['apr']): ShopperTerms {
  const { months, down, credit, tradeValue, amountOwed } = wallet;
  const rate = (isNew: boolean) =>
    wallet.apr ?? (credit === null ? estimateTerms.apr : aprOf(rates, credit, { isNew, months }));
  return {
    aprNew: rate(true),
    aprUsed: rate(false),
    months,
    down: down === null ? { share: estimateTerms.downShare } : { cents: down * 100 },
    equity: tradeEquity((tradeValue ?? 0) * 100, (amountOwed ?? 0) * 100),
  };
}
