import { type CSSProperties, createElement as h } from 'react';
import { Column, Row } from 'react-email';
import type { LetterPart } from './letter.ts';
import { styles } from './letter-styles.ts';

type FactsPart = LetterPart & { readonly kind: 'facts' };

/** How the two cells of a row are written. */
interface RowLook {
  readonly className: string;
  readonly name: CSSProperties;
  readonly value: CSSProperties;
}

const factLook: RowLook = { className: 'soft', name: styles.factName, value: styles.factValue };
const amountLook: RowLook = { className: 'soft', name: styles.amountName, value: styles.amount };
const totalLook: RowLook = { className: 'strong', name: styles.totalName, value: styles.total };

/** The rows of a letter's facts; those that come to a sum are amounts below each other. */
export function renderFacts({ rows, total }: FactsPart) {
  const look = total ? amountLook : factLook;
  const rendered = rows.map((row, place) => renderFact(row, place, look));
  return total ? [...rendered, renderFact(total, 'total', totalLook)] : rendered;
}

function renderFact([name, value]: FactsPart['rows'][number], key: string | number, look: RowLook) {
  const children = [
    h(Column, { key: 'name', className: look.className, style: look.name }, name),
    h(Column, { key: 'value', className: 'strong', style: look.value }, value),
  ];
  return h(Row, { key, className: 'line', style: styles.fact, children });
}
