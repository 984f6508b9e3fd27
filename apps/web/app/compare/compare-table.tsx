import { Check, Minus, Plus, X } from 'lucide-react';
import type { FocusEvent } from 'react';
import { Link } from 'react-router';
import { ContactLink } from '../leads/contact-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { WideTable } from '../ui/table/wide-table.tsx';
import type { ComparePageData } from './compare-page-data.ts';
import type { CompareCell, CompareRow } from './compare-rows.ts';
import { comparedCars } from './compared-cars.ts';

/** Cars as columns, and what they are compared by as rows. */
export function CompareTable({ page }: { readonly page: ComparePageData }) {
  const columns = page.cars.length + 1;
  return (
    <WideTable className="compare-scroll" label="Comparison">
      <table className="compare-table" data-cars={page.cars.length} onFocus={uncover}>
        <caption className="ui-visually-hidden">
          {page.onlyDifferences ? 'What these cars differ in' : 'These cars beside one another'}
        </caption>
        <thead>
          <PictureRow page={page} />
          <NameRow page={page} />
        </thead>
        {page.groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr className="compare-group">
              <th colSpan={columns} scope="rowgroup">
                <span>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} ids={page.ids} />
            ))}
          </tbody>
        ))}
      </table>
      {page.groups.length === 0 && <p className="ui-lead">These cars do not differ in anything.</p>}
    </WideTable>
  );
}

/** A browser leaves a link as it is of which a part is in sight: on a phone the rest may lie under the first column. */
function uncover({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function PictureRow({ page: { cars, room } }: { readonly page: ComparePageData }) {
  return (
    <tr className="compare-pictures">
      <td>
        {room > 0 && (
          <a className="compare-room" href="#add-car">
            <Plus className="ui-icon" size={18} aria-hidden="true" />
            Add up to {room} more
          </a>
        )}
      </td>
      {cars.map(({ id, name, pictureUrl, removeHref }) => (
        <td key={id}>
          <div className="compare-picture ui-studio">
            <img src={pictureUrl} alt={name} width={480} height={360} />
            <Link
              className="compare-remove"
              to={removeHref}
              aria-label={`Remove ${name}`}
              preventScrollReset
              onClick={() => comparedCars.remove(id)}
            >
              <X className="ui-icon" size={16} aria-hidden="true" />
            </Link>
          </div>
        </td>
      ))}
    </tr>
  );
}

function NameRow({ page: { cars, zip } }: { readonly page: ComparePageData }) {
  return (
    <tr className="compare-names">
      <td />
      {cars.map(({ id, name, href, condition, trim, price, ...seller }) => (
        <th key={id} scope="col">
          <PageLink className="compare-name" to={href}>
            <span>{condition}</span> {name}
          </PageLink>
          {trim && <small>{trim}</small>}
          <span className="compare-next">
            <strong>{price}</strong>
            <ContactLink
              className="ui-button ui-button-secondary"
              listingId={id}
              name={name}
              seller={seller}
              from="srp"
              zip={zip}
            />
          </span>
        </th>
      ))}
    </tr>
  );
}

function Row({ row, ids }: { readonly row: CompareRow; readonly ids: readonly number[] }) {
  return (
    <tr className={row.isDifferent ? 'compare-different' : undefined}>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, place) => (
        <td key={ids[place]} className={cell.best === null ? undefined : 'compare-best'}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell: { text, note, best, isIncluded } }: { readonly cell: CompareCell }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      {isIncluded !== null && <Icon className="ui-icon" size={16} aria-hidden="true" />}
      <span>{text}</span>
      {best !== null && <em>{best}</em>}
      {note !== null && <small>{note}</small>}
    </>
  );
}
