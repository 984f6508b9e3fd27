import type { VehiclePageData } from './vehicle-page-data.ts';

/** The car for search engines (schema.org): the same figures as on the page. */
export function vehicleStructuredData(car: VehiclePageData): object {
  const origin = new URL(car.url).origin;
  const state = car.isNew ? 'NewCondition' : 'UsedCondition';
  return {
    '@context': 'https://schema.org',
    '@type': ['Car', 'Product'],
    name: car.title,
    url: car.url,
    image: car.pictures.map(({ large }) => new URL(large, origin).href),
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    vehicleIdentificationNumber: car.vin,
    itemCondition: `https://schema.org/${state}`,
    ...(car.trim && { vehicleConfiguration: car.trim }),
    ...(car.color && { color: car.color }),
    ...(car.mileage !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'SMI' },
    }),
    ...(car.price !== null && {
      offers: {
        '@type': 'Offer',
        price: car.price,
        priceCurrency: 'USD',
        availability: `https://schema.org/${car.status === 'active' ? 'InStock' : 'SoldOut'}`,
        url: car.url,
      },
    }),
  };
}
