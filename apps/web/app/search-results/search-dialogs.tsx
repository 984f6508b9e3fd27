import { CertifiedProgram } from '../about/certified-program.tsx';
import { DealerDifferenceDialog } from '../about/dealer-difference-dialog.tsx';
import { ElectricVehicles } from '../about/electric-vehicles.tsx';
import { MoneyBackGuarantee } from '../about/money-back-guarantee.tsx';
import { useAbout } from '../about/use-about.ts';
import type { SearchPageData } from './search-page-data.ts';

/** What the results page explains, when its address asks for it. */
export function SearchDialogs({
  page: { about, dealerDifference },
}: {
  readonly page: SearchPageData;
}) {
  const { name } = useAbout();
  switch (name) {
    case 'certified-program':
      return about.certified && <CertifiedProgram {...about.certified} />;
    case 'electric-vehicles':
      return about.electric && <ElectricVehicles kinds={about.electric} />;
    case 'money-back-guarantee':
      return about.moneyBack && <MoneyBackGuarantee cars={about.moneyBack} />;
    default:
      return <DealerDifferenceDialog loaded={dealerDifference} />;
  }
}
