import { type Quote, quoteRows } from '@forecourt/domain/money/quote/quote';

/** What a dealer asks in all, line by line, with the sum below. */
export function QuoteTable({ lines }: Pick<Quote, 'lines'>) {
  const { rows, total } = quoteRows(lines);
  return (
    <dl className="lead-quote">
      {[...rows, total].map(({ place, name, amount }) => (
        <div key={place}>
          <dt>{name}</dt>
          <dd className="ui-number">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
