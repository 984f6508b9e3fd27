import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import type { Worth } from '@forecourt/domain/listing/worth/worth-at';
import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { mileWords } from '@forecourt/domain/vehicle/mile-words';
import { PageLink } from '../ui/page-link.tsx';
import { WideTable } from '../ui/table/wide-table.tsx';

/** Cars that are shown at first: those nearest to the middle. */
const maxShown = 10;

interface ComparablesProps {
  readonly worth: Worth;
  readonly miles: number;
  readonly year: number;
  /** Where the shopper is. */
  readonly zip: string | null;
}

/** The cars that an estimate stands on, each moved to the miles and the year of the car. */
export function VinComparables({ worth, miles, year, zip }: ComparablesProps) {
  const { cars, value, ofTrim } = worth;
  const first = Math.max(0, Math.floor((cars.length - maxShown) / 2));
  const [least] = cars;
  const most = cars.at(-1);
  if (!least || !most) return null;
  return (
    <div className="vin-comparables">
      <h3>The {carWords(cars.length)} behind it</h3>
      <p className="vin-note">
        Model years {year - 1} to {year + 1}, {ofTrim ? 'of this trim' : 'of all trims'}, wherever
        they are. Each price is moved to {mileWords(miles)} and the year {year}; the middle is{' '}
        {dollars(value)}.
      </p>
      <ComparableTable cars={cars.slice(first, first + maxShown)} zip={zip} />
      {cars.length > maxShown && (
        <p className="vin-note">
          The {maxShown} nearest to the middle. All run from {dollars(least.moved)} to{' '}
          {dollars(most.moved)}.
        </p>
      )}
    </div>
  );
}

function ComparableTable({
  cars,
  zip,
}: {
  readonly cars: Worth['cars'];
  readonly zip: string | null;
}) {
  return (
    <WideTable className="vin-table" label="Cars behind the estimate">
      <table className="ui-figures">
        <thead>
          <tr>
            <th scope="col">Car</th>
            <th scope="col">Miles</th>
            <th scope="col">Asking</th>
            <th scope="col">Moved by</th>
            <th scope="col">Comparable</th>
          </tr>
        </thead>
        <tbody>
          {cars.map(({ id, year, trim, mileage, price, moved }) => (
            <tr key={id}>
              <th scope="row">
                <PageLink className="ui-link" to={vehiclePath(id, zip)}>
                  {[year, trim].filter(Boolean).join(' ')}
                </PageLink>
              </th>
              <td>{groupDigits(mileage)}</td>
              <td>{dollars(price)}</td>
              <td>{difference(moved - price)}</td>
              <td>
                <b>{dollars(moved)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** With its sign, but for none. */
function difference(amount: number): string {
  const sign = amount === 0 ? '' : amount < 0 ? '−' : '+';
  return sign + dollars(Math.abs(amount));
}
