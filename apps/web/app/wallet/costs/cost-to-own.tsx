import { roundDollars } from '@forecourt/domain/money/cents';
import type { OwnershipKey } from '@forecourt/domain/money/ownership/cost-to-own';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { PageLink } from '../../ui/page-link.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { CostToOwnData } from './cost-to-own-data.ts';

/** Pixels. */
const barHeight = 22;

const looks: Readonly<Record<OwnershipKey, string>> = {
  depreciation: 'wallet-own-depreciation',
  energy: 'wallet-own-energy',
  insurance: 'wallet-own-insurance',
  maintenance: 'wallet-own-maintenance',
  repairs: 'wallet-own-repairs',
  taxes: 'wallet-own-taxes',
  interest: 'wallet-own-interest',
};

/** Five years of a car: a bar for each, and the same as a table. */
export function CostToOwn({ cost }: { readonly cost: CostToOwnData }) {
  return (
    <div className="wallet-own" id="cost-to-own">
      <h3>
        Cost to own: {roundDollars(cost.total)} over five years
        {cost.without === 'energy' && ', without fuel: its economy is not known'}
      </h3>
      <YearBars cost={cost} />
      <CostTable cost={cost} />
      <p className="ui-fine-print">
        For {groupDigits(cost.milesAYear)} miles a year
        {cost.charging !== null && `, ${cost.charging}`}, registered in {cost.where}, paid for by
        the terms above. It compares cars and predicts nothing: estimates of {cost.asOf}.{' '}
        {cost.source}.{' '}
        <PageLink to="/cars-for-sale/wallet" data-wallet rel="nofollow">
          Change your miles and tariff
        </PageLink>
      </p>
    </div>
  );
}

function CostTable({ cost: { parts, years, total, without } }: { readonly cost: CostToOwnData }) {
  return (
    <WideTable label="Cost to own, by year">
      <table className="ui-figures">
        <caption className="ui-visually-hidden">What the car costs in each year</caption>
        <thead>
          <tr>
            <th scope="col">Cost</th>
            {years.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label, sum }, row) => (
            <tr key={key}>
              <th scope="row">
                <i className={`wallet-own-mark ${looks[key]}`} />
                {label}
              </th>
              {years.map((year) => (
                <td key={year.name}>
                  {key === without ? <Unknown /> : roundDollars(year.parts[row]?.amount ?? 0)}
                </td>
              ))}
              <td>{key === without ? <Unknown /> : roundDollars(sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{without === 'energy' ? 'In all, without fuel' : 'In all'}</th>
            {years.map((year) => (
              <td key={year.name}>{roundDollars(year.total)}</td>
            ))}
            <td>{roundDollars(total)}</td>
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}

/** What is not known is no zero. */
function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="ui-visually-hidden">Not known</span>
    </>
  );
}

/** Each year as a bar of its parts, to the scale of the dearest. The table says the same. */
function YearBars({ cost: { years } }: { readonly cost: CostToOwnData }) {
  const most = Math.max(1, ...years.map(({ total }) => total));
  return (
    <div className="wallet-own-bars" aria-hidden="true">
      {years.map(({ name, total, parts }) => (
        <div key={name}>
          <span>{name}</span>
          <svg width="100%" height={barHeight} aria-hidden="true">
            {parts.map(({ key, from, amount }) => (
              <rect
                key={key}
                className={looks[key]}
                x={`${(from / most) * 100}%`}
                width={`${(amount / most) * 100}%`}
                height={barHeight}
              />
            ))}
          </svg>
          <b>{roundDollars(total)}</b>
        </div>
      ))}
    </div>
  );
}
