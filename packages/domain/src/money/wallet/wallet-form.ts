import { isZip, zipMessage } from '../../place/zip-input.ts';
import { budgetDigits, budgetExample, budgetTypes } from '../budget.ts';
import { creditTiers } from '../finance-tables.ts';
import { loanMonths } from '../shopper-terms.ts';
import { keptTradeInForm } from '../trade-in/kept-trade-in.ts';
import { dollarDigits, dollarsProblem, writeOutThousands } from '../typed-amount.ts';
import { payOptions, type WalletField } from './wallet.ts';

/** What is wrong with a field, in a sentence that says what was expected. */
export type WalletProblems = Partial<Readonly<Record<WalletField, string>>>;

export interface ReadWalletForm {
  /** Fields as they are kept; an empty text clears one. */
  readonly changes: Readonly<Partial<Record<WalletField, string>>>;
  readonly problems: WalletProblems;
}

/** What is typed for one field, as it is kept; or what is wrong with it. */
type ReadField = (typed: string) => { readonly value: string } | { readonly problem: string };

interface AmountLimits {
  readonly min: number;
  readonly digits: number;
  readonly example: string;
}

/** Whole dollars. */
const amount =
  (name: string, { min, digits: most, example }: AmountLimits): ReadField =>
  (typed) => {
    const digits = dollarDigits(typed);
    if (digits === null) return { problem: dollarsProblem(name, example) };
    if (digits.length > most) return { problem: `${name} has at most ${most} digits.` };
    if (Number(digits) < min) return { problem: `${name} is at least $${min}.` };
    return { value: digits };
  };

const oneOf =
  (name: string, values: readonly (string | number)[]): ReadField =>
  (typed) =>
    values.map(String).includes(typed)
      ? { value: typed }
      : { problem: `${name} is one of ${values.join(', ')}.` };

const maxApr = 36;

function readApr(typed: string): ReturnType<ReadField> {
  const rate = typed.replace(/[%\s]/g, '');
  const isRate = /^\d{1,2}(\.\d{1,2})?$/.test(rate) && Number(rate) <= maxApr;
  return isRate
    ? { value: String(Math.round(Number(rate) * 100)) }
    : { problem: `An APR is a number from 0 to ${maxApr} with up to two decimals, such as 6.9.` };
}

const maxMiles = 200_000;
const maxTariff = 200;
const tariffProblem = `A tariff is 0, or from 1 to ${maxTariff} cents for a kilowatt-hour, such as 17.5 or $0.175.`;

function readMiles(typed: string): ReturnType<ReadField> {
  const digits = writeOutThousands(typed)
    .replace(/[,\s]/g, '')
    .replace(/^0+(?=\d)/, '');
  const isMiles = /^\d{1,6}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= maxMiles;
  return isMiles
    ? { value: digits }
    : { problem: 'Miles a year are a number from 1 to 200,000, such as 12,000.' };
}

function readShare(typed: string): ReturnType<ReadField> {
  const digits = typed.replace(/[%\s]/g, '').replace(/^0+(?=\d)/, '');
  return /^\d{1,3}$/.test(digits) && Number(digits) <= 100
    ? { value: digits }
    : { problem: 'Charging at home is a whole percentage from 0 to 100, such as 80.' };
}

/**
 * Cents, or dollars: with their sign, or below 1, as nobody pays less than a cent: `17.5`, `17.5¢`, `$0.175`,
 * `0.175`.
 */
function readTariff(typed: string): ReturnType<ReadField> {
  const number = typed.replace(/[$¢\s]/g, '');
  const amount = /^\d{0,3}(\.\d{1,4})?$/.test(number) && /\d/.test(number) ? Number(number) : -1;
  const isDollars = typed.includes('$') || (amount < 1 && !typed.includes('¢'));
  const tenths = Math.round(amount * (isDollars ? 1000 : 10));
  return amount === 0 || (tenths >= 10 && tenths <= maxTariff * 10)
    ? { value: String(tenths) }
    : { problem: tariffProblem };
}

const fields: Readonly<Record<WalletField, ReadField>> = {
  type: oneOf('A budget', budgetTypes),
  budget: amount('A budget', { min: 1, digits: budgetDigits, example: budgetExample }),
  paymentEmphasis: oneOf('Payments first', ['yes', 'no']),
  down: amount('Cash down', { min: 0, digits: 7, example: '2,500' }),
  credit: oneOf('A credit score', creditTiers),
  apr: readApr,
  months: oneOf('The number of months', loanMonths),
  zip: (typed) => (isZip(typed) ? { value: typed } : { problem: zipMessage }),
  tradeValue: amount('What a trade-in is worth', { min: 0, digits: 7, example: '6,400' }),
  amountOwed: amount('What you owe', { min: 0, digits: 7, example: '4,900' }),
  tradeIn: (typed) =>
    keptTradeInForm.test(typed)
      ? { value: typed }
      : { problem: 'A trade-in is one that was valued here.' },
  option: oneOf('How you pay', payOptions),
  miles: readMiles,
  homeShare: readShare,
  tariff: readTariff,
};

/**
 * Reads what a form sends. A field that it does not have stays as it is, one left empty is cleared; of the
 * others each is read or gets a sentence, and none is lost because another is wrong.
 */
export function readWalletForm(form: Iterable<readonly [string, unknown]>): ReadWalletForm {
  const changes: Partial<Record<WalletField, string>> = {};
  const problems: Partial<Record<WalletField, string>> = {};
  for (const [name, sent] of form) {
    if (!Object.hasOwn(fields, name) || typeof sent !== 'string') continue;
    const field = name as WalletField;
    const typed = sent.trim();
    const read = typed === '' ? { value: '' } : fields[field](typed);
    if ('value' in read) changes[field] = read.value;
    else problems[field] = read.problem;
  }
  return { changes, problems };
}
