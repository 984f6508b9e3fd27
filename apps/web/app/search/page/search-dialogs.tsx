import { CertifiedProgram } from '../../content/certified-program.tsx';
import { ElectricVehicles } from '../../content/electric-vehicles.tsx';
import { MoneyBackGuarantee } from '../../content/money-back-guarantee.tsx';
import { useAbout } from '../../content/use-about.ts';
import { DealerDifferenceDialog } from '../../dealers/dealer-difference-dialog.tsx';
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
