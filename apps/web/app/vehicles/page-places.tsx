import type { VehiclePageData } from './vehicle-page-data.ts';

/** Where the parts of the page are. */
export function PagePlaces({ car }: { readonly car: VehiclePageData }) {
  const hasFeatures = car.featureGroups.length + car.packages.length + car.options.length > 0;
  const hasOthers = car.similar.length + car.likeIt.length + car.swaps.length > 0;
  const places: readonly (readonly [string, string, boolean])[] = [
    ['overviewSection', 'Overview', true],
    ['pricingSection', 'Price', car.deal !== null],
    ['featuresSection', 'Features', hasFeatures],
    ['historySection', 'History', true],
    ['warrantySection', 'Warranty', true],
    ['sellerSection', car.owner.privateSeller ? 'Seller' : 'Dealer', true],
    ['similarSection', 'Others like it', hasOthers],
  ];
  return (
    <nav className="vehicle-places" aria-label="On this page">
      {places.map(
        ([id, label, isThere]) =>
          isThere && (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ),
      )}
    </nav>
  );
}
