import { roundDollars } from '@forecourt/domain/money/cents';
import type { WalletPageData } from '../wallet-page-data.ts';

/** What other prices and other months come to by the same terms. */
export function WalletExamples({ page }: { readonly page: WalletPageData }) {
  const { examples, byMonths, reach } = page;
  return (
    <section className="wallet-examples" aria-labelledby="wallet-examples">
      <h2 id="wallet-examples">What these terms give</h2>
      <ExampleTable
        heads={['Price', 'Used, a month', 'New, a month']}
        rows={examples.map((example) => [
          roundDollars(example.price * 100),
          roundDollars(example.used),
          roundDollars(example.new),
        ])}
      />
      {reach !== null && (
        <>
          <h3>{roundDollars(reach * 100)} over other months</h3>
          <ExampleTable
            heads={['Months', 'A month', 'Interest in all']}
            rows={byMonths.map(({ months, payment, interest }) => [
              String(months),
              roundDollars(payment),
              roundDollars(interest),
            ])}
          />
        </>
      )}
      <p className="ui-fine-print">
        The seller’s price less cash and trade-in, borrowed. With a credit score, new cars and used
        ones have their own average rates.
      </p>
    </section>
  );
}

interface ExampleTableProps {
  readonly heads: readonly string[];
  /** The first of each row names it. */
  readonly rows: readonly (readonly string[])[];
}

function ExampleTable({ heads, rows }: ExampleTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={heads[index + 1]} data-name={heads[index + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
