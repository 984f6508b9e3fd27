import { mileageFactor } from '@forecourt/domain/listing/worth/mileage-factor';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { PageLink } from '../../ui/page-link.tsx';
import type { XrayData } from './xray-data.ts';

/** The same cars as a table, each with what it would ask with the miles that are chosen. */
export function XrayTable({ xray, miles }: { readonly xray: XrayData; readonly miles: number }) {
  return (
    <section className="vehicle-xray-table" aria-label="Comparable cars">
      <table>
        <caption>
          {xray.cars.length} used cars {xray.ofTrim ? 'of the same trim' : 'of the model'}, model
          years {xray.year - 1} to {xray.year + 1}, this one among them
        </caption>
        <thead>
          <tr>
            <th scope="col">Car</th>
            <th scope="col">Miles</th>
            <th scope="col">Asks</th>
            <th scope="col">As a {xray.year} at these miles</th>
          </tr>
        </thead>
        <tbody>
          {xray.cars.map(({ id, href, name, mileage, price, atZeroMiles }) => (
            <tr key={id} aria-current={id === xray.id ? 'true' : undefined}>
              <th scope="row">
                <PageLink className="ui-link" to={href}>
                  {id === xray.id ? `${name}, this car` : name}
                </PageLink>
              </th>
              <td>{groupDigits(mileage)}</td>
              <td>{dollars(price)}</td>
              <td>{dollars(Math.round(atZeroMiles * mileageFactor(miles)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
