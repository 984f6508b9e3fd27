import { Suspense } from 'react';
import { useAbout } from '../../content/use-about.ts';
import { DealerDifferenceDialog } from '../../dealers/dealer-difference-dialog.tsx';
import { lazyOrNothing } from '../../ui/lazy-or-nothing.ts';
import type { SearchPageData } from './search-page-data.ts';

const CertifiedProgram = lazyOrNothing(() => import('../../content/certified-program.tsx'));
const ElectricVehicles = lazyOrNothing(() => import('../../content/electric-vehicles.tsx'));
const MoneyBackGuarantee = lazyOrNothing(() => import('../../content/money-back-guarantee.tsx'));

interface SearchDialogsProps {
  readonly page: SearchPageData;
}

/** What the results page explains, when its address asks for it: each is loaded with the first that asks. */
export function SearchDialogs({ page: { about, dealerDifference } }: SearchDialogsProps) {
  const { name } = useAbout();
  return (
    <>
      <DealerDifferenceDialog loaded={dealerDifference} />
      {name !== null && (
        <Suspense>
          <Explanation name={name} about={about} />
        </Suspense>
      )}
    </>
  );
}

function Explanation({
  name,
  about,
}: {
  readonly name: string;
  readonly about: SearchPageData['about'];
}) {
  switch (name) {
    case 'certified-program':
      return about.certified && <CertifiedProgram {...about.certified} />;
    case 'electric-vehicles':
      return about.electric && <ElectricVehicles kinds={about.electric} />;
    case 'money-back-guarantee':
      return about.moneyBack && <MoneyBackGuarantee cars={about.moneyBack} />;
    default:
      return null;
  }
}
