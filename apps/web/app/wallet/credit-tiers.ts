import { aprOf } from '@forecourt/domain/money/finance-tables';
import { percent } from '@forecourt/domain/money/shopper-terms';
import type { AppContext } from '../app-context.ts';

/** Tiers of credit with their average rates for a car. */
export function creditTiersOf(months: number, isNew: boolean, { services }: AppContext) {
  const { apr } = services.financeTables();
  return apr.tiers.map(({ code, name, from, to }) => ({
    code,
    name,
    range: `${from}–${to}`,
    apr: percent(aprOf(apr, code, { isNew, months })),
  }));
}
