import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Spark } from '../../ui/chart/spark.tsx';
import type { PortalFrame } from '../services.ts';
import { carsHref, carsPlace, sortHref } from './cars-address.ts';
import { carsHeads } from './cars-heads.ts';
import type { AskedCars, CarRow, CarsSort, CarsView } from './cars-view.ts';
import { MarketPlace } from './market-place.tsx';

interface CarsTableProps {
  readonly frame: PortalFrame;
  readonly shown: CarsView;
  /** Where the price of the car is changed that the address names. */
  readonly panel: ReactNode;
}

/** A row a car, and a block on a phone. */
export function CarsTable({ frame, shown, panel }: CarsTableProps) {
  const { asked, rows, change } = shown;
  return (
    <section className="office-box" id={carsPlace} tabIndex={-1} aria-label="Cars">
      <table className="portal-cars">
        <thead>
          <tr>
            <th scope="col">Car</th>
            {carsHeads.map(({ sort, name, isWide }) => (
              <Head
                key={sort}
                frame={frame}
                asked={asked}
                sort={sort}
                name={name}
                isWide={isWide ?? false}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <Row row={row} frame={frame} asked={asked} isOpen={row.id === change?.id} />
              {row.id === change?.id && (
                <tr className="portal-cars-panel">
                  <td colSpan={carsHeads.length + 1}>{panel}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="office-none">No car is among these.</p>}
      <Pages frame={frame} shown={shown} />
    </section>
  );
}

interface HeadProps {
  readonly frame: PortalFrame;
  readonly asked: AskedCars;
  readonly sort: CarsSort;
  readonly name: string;
  readonly isWide: boolean;
}

function Head({ frame, asked, sort, name, isWide }: HeadProps) {
  const isSorted = asked.sort === sort;
  const Arrow = asked.isAscending ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={isWide ? 'portal-cars-wide' : 'portal-number'}
      aria-sort={isSorted ? (asked.isAscending ? 'ascending' : 'descending') : undefined}
    >
      <a href={sortHref(frame, asked, sort)}>
        {name}
        {isSorted && <Arrow className="ui-icon" size={12} aria-hidden="true" />}
      </a>
    </th>
  );
}

const countOf = (count: number | null) => (count === null ? '–' : groupDigits(count));

interface RowProps {
  readonly row: CarRow;
  readonly frame: PortalFrame;
  readonly asked: AskedCars;
  readonly isOpen: boolean;
}

function Row({ row, frame, asked, isOpen }: RowProps) {
  const { id, name, stockNumber, vin, mileage, price, fees, deal, views, saves, leads } = row;
  const change = carsHref(frame, asked, { page: asked.page }, { change: String(id) });
  return (
    <tr className={isOpen ? 'portal-cars-open' : undefined}>
      <td>
        <div className="portal-car">
          <img src={row.pictureUrl} alt="" width={56} height={42} loading="lazy" />
          <div>
            <a href={vehiclePath(id)}>
              <b>{name}</b>
            </a>
            <small>
              {[stockNumber ?? vin, mileage === null ? null : shortMiles(mileage)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
        </div>
      </td>
      <td className="portal-number" data-name="Price">
        <div>
          <b>{price === null ? 'None' : dollars(price)}</b>
          {!isOpen && (
            <a className="portal-cars-change" href={`${change}#price-change`}>
              <Pencil className="ui-icon" size={12} aria-hidden="true" />
              Change<span className="ui-visually-hidden"> the price of the {name}</span>
            </a>
          )}
        </div>
      </td>
      <td className="portal-cars-market">
        <MarketPlace asked={price === null ? null : price + fees} deal={deal} />
      </td>
      <td className="portal-number" data-name="Days on market">
        {groupDigits(row.daysOnMarket)}
      </td>
      <td className="portal-number" data-name="Views, 7 days">
        <span className="portal-cars-views">
          {views && <Spark points={views.byDay} />}
          {countOf(views?.people ?? null)}
        </span>
      </td>
      <td className="portal-number" data-name="Saves">
        {countOf(saves)}
      </td>
      <td className="portal-number" data-name="Leads, 30 days">
        {countOf(leads)}
      </td>
    </tr>
  );
}

function Pages({ frame, shown }: Omit<CarsTableProps, 'panel'>) {
  const { asked, found, pages, counts } = shown;
  const ofAll = found < counts.cars ? ` of ${groupDigits(counts.cars)}` : '';
  return (
    <p className="office-more">
      <span>
        {groupDigits(found)}
        {ofAll} {(ofAll === '' ? found : counts.cars) === 1 ? 'car' : 'cars'}
        {pages > 1 && `, page ${asked.page} of ${pages}`}. Nobody can buy a rating.
      </span>
      <span className="office-space" />
      {asked.page > 1 && (
        <a
          className="ui-button ui-button-secondary"
          href={carsHref(frame, asked, { page: asked.page - 1 })}
        >
          Previous
        </a>
      )}
      {asked.page < pages && (
        <a
          className="ui-button ui-button-secondary"
          href={carsHref(frame, asked, { page: asked.page + 1 })}
        >
          Next
        </a>
      )}
    </p>
  );
}
