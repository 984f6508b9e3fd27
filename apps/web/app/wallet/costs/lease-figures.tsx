import type { CarLeaseData } from './lease-data.ts';

/** What a lease of the car costs, with what it stands on. */
export function LeaseFigures({ lease }: { readonly lease: CarLeaseData }) {
  if (lease.problem !== null) return <p>{lease.problem}</p>;
  return (
    <>
      <dl className="ui-term-list">
        {lease.lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="ui-fine-print">
        An estimate of {lease.asOf}, not an offer to lease. The lessor sets residual and rate.
      </p>
    </>
  );
}
