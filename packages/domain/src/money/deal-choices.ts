import type { Cents } from './cents.ts';
import type { Deal } from './deal.ts';

/** What is chosen of a deal, by the names of the fields that it is chosen with. */
export const choiceNames = [
  ...(['option', 'down', 'months', 'leaseMonths', 'leaseMiles'] as const),
  ...(['tradeValue', 'amountOwed', 'handover', 'day'] as const),
];

/** The fields of a form that begins with a deal that was put together before; what follows from them is left out. */
export function dealChoices(
  deal: Deal,
): readonly (readonly [(typeof choiceNames)[number], string])[] {
  const { option, months, milesAYear, tradeValue, amountOwed, handover, day } = deal;
  return [
    ['option', option],
    ...(option === 'cash' ? [] : [['down', downOf(deal)] as const]),
    ...(option === 'finance' ? [['months', String(months)] as const] : []),
    ...(option === 'lease'
      ? [['leaseMonths', String(months)] as const, ['leaseMiles', String(milesAYear)] as const]
      : []),
    ['tradeValue', dollarsOf(tradeValue)],
    ['amountOwed', dollarsOf(amountOwed)],
    ['handover', handover],
    ...(day === null ? [] : [['day', day] as const]),
  ];
}

/** A sum with cents was not typed: it is the usual share of the price, which nothing typed stands for. */
const downOf = ({ down }: Deal): string => (down % 100 === 0 ? String(down / 100) : '');

/** Whole dollars as a field takes them; empty for none. */
const dollarsOf = (sum: Cents): string => (sum === 0 ? '' : String(Math.floor(sum / 100)));
