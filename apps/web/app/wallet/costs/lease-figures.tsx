import { TermList } from '../../ui/term-list.tsx';
import type { CarLeaseData } from './lease-data.ts';

/** What a lease of the car costs, with what it stands on. */
export function LeaseFigures({ lease }: { readonly lease: CarLeaseData }) {
  if (lease.problem !== null) return <p>{lease.problem}</p>;
  return (
    <>
      <TermList terms={lease.lines} />
      <p className="ui-fine-print">
        An estimate of {lease.asOf}, not an offer to lease. The lessor sets residual and rate.
      </p>
    </>
  );
}
