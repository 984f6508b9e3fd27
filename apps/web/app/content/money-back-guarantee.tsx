import { moneyBackPeriod, thirdPartyWarrantyDays } from '@forecourt/domain/listing/guarantees';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Link } from 'react-router';
import { TermList } from '../ui/term-list.tsx';
import { AboutBox } from './about-box.tsx';
import { certifiedTermList } from './certified-terms.ts';

interface MoneyBackGuaranteeProps {
  /** The search for cars that carry it, and how many are among the present results; null away from them. */
  readonly cars: { readonly count: number; readonly href: string } | null;
}

/** What the money-back guarantee promises, and which cars carry it. */
export default function MoneyBackGuarantee({ cars }: MoneyBackGuaranteeProps) {
  const [shortest, longest] = thirdPartyWarrantyDays;
  return (
    <AboutBox
      title="Money-back guarantee"
      closeLabel="Close"
      action={
        cars && (
          <Link className="ui-button ui-button-primary" to={cars.href}>
            {cars.count === 0 ? 'Show Cars With It' : `Show ${carsOf(cars.count)}`}
          </Link>
        )
      }
    >
      <p>
        <b>{moneyBackPeriod}.</b> Return the car within that and get your money back.
      </p>
      <TermList terms={[['Cars it covers', 'Certified, where marked'], ...certifiedTermList]} />
      <p>
        A third party’s certificate is something else: it carries a warranty of {shortest}–{longest}{' '}
        days.
      </p>
    </AboutBox>
  );
}

const carsOf = (count: number) => `${groupDigits(count)} ${count === 1 ? 'Car' : 'Cars'}`;
