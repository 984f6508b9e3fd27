import { roundDollars } from '@forecourt/domain/money/cents';
import type { WalletPageData } from './wallet-page-data.ts';

/** What other prices come to by the same terms. */
export function WalletExamples({ examples }: Pick<WalletPageData, 'examples'>) {
  return (
    <section className="wallet-examples" aria-labelledby="wallet-examples">
      <h2 id="wallet-examples">What these terms give</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Price</th>
            <th scope="col">Used, a month</th>
            <th scope="col">New, a month</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ price, used, new: whenNew }) => (
            <tr key={price}>
              <th scope="row">{roundDollars(price * 100)}</th>
              <td>{roundDollars(used)}</td>
              <td>{roundDollars(whenNew)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui-fine-print">
        The seller’s price less cash and trade-in, borrowed over the months you chose. With a credit
        score, new cars and used ones have their own average rates.
      </p>
    </section>
  );
}
