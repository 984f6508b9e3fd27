import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Link } from 'react-router';
import { TermList } from '../ui/term-list.tsx';
import { AboutBox } from './about-box.tsx';
import { certifiedTermList } from './certified-terms.ts';

export interface CertifiedProgramData {
  readonly make: string;
  /** Certified cars of the make that the rest of the search admits. */
  readonly count: number;
  readonly includeHref: string;
}

/** A maker's certified program, with its cars one step away. */
export default function CertifiedProgram({ make, count, includeHref }: CertifiedProgramData) {
  return (
    <AboutBox
      title={`${make} Certified Program Details`}
      closeLabel="Cancel"
      action={
        <Link className="ui-button ui-button-primary" to={includeHref}>
          Include Certified Vehicles
        </Link>
      }
    >
      <p>
        A used {make} is sold as certified when it meets all of these. {carsNow(count)}
      </p>
      <TermList terms={certifiedTermList} />
      <p>Ask the dealer for the inspection report and the terms of {make}’s warranty.</p>
    </AboutBox>
  );
}

function carsNow(count: number): string {
  if (count === 0) return 'No certified car matches your other filters now.';
  if (count === 1) return 'One certified car matches your other filters now.';
  return `${groupDigits(count)} certified cars match your other filters now.`;
}
