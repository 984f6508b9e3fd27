import type { Fact } from './facts/car-facts.ts';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** The car and the trail to it for search engines (schema.org): the same figures as on the page. */
export function vehicleStructuredData(car: VehiclePageData): object[] {
  return [carData(car), trailData(car)];
}

function carData(car: VehiclePageData): object {
  const origin = new URL(car.url).origin;
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
    itemCondition: conditionOf(car),
    ...factData(car),
    // An MSRP is no price that somebody offers the car for.
    ...(car.price !== null && !car.isListPrice && { offers: offerData(car, car.price) }),
  };
}

const conditionOf = ({ isNew }: VehiclePageData) =>
  `https://schema.org/${isNew ? 'NewCondition' : 'UsedCondition'}`;

/** What is known of the car beyond what every car has. */
function factData(car: VehiclePageData): object {
  const fact = (key: Fact['key']) => car.facts.find((one) => one.key === key)?.value;
  const damages = car.history.notes.find(({ isWarning }) => isWarning)?.text;
  const named = {
    description: car.description,
    vehicleConfiguration: car.trim,
    color: car.color,
    bodyType: fact('style'),
    vehicleInteriorColor: fact('interior'),
    vehicleInteriorType: hasLeather(car) ? 'Leather' : null,
    driveWheelConfiguration: fact('drive'),
    vehicleTransmission: fact('transmission'),
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    knownVehicleDamages: damages,
    sku: fact('stock'),
    mileageFromOdometer: car.mileage !== null && {
      '@type': 'QuantitativeValue',
      value: car.mileage,
      unitCode: 'SMI',
    },
    vehicleEngine: engineData(fact('engine'), fact('fuel')),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => Boolean(value)));
}

/** Feeds tell of no other upholstery. */
const hasLeather = ({ featureGroups }: VehiclePageData) =>
  featureGroups.some(({ names }) => names.includes('Leather Seats'));

function engineData(name: string | undefined, fuelType: string | undefined): object | null {
  if (name === undefined && fuelType === undefined) return null;
  return { '@type': 'EngineSpecification', ...(name && { name }), ...(fuelType && { fuelType }) };
}

function offerData(car: VehiclePageData, price: number): object {
  const { owner } = car;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    ...(car.outTheDoor?.without === null && { priceSpecification: totalData(car.outTheDoor) }),
    availability: `https://schema.org/${car.status === 'active' ? 'InStock' : 'SoldOut'}`,
    itemCondition: conditionOf(car),
    url: car.url,
    seller: {
      '@type': owner.privateSeller ? 'Person' : 'AutoDealer',
      ...(!owner.privateSeller && { name: owner.name, address: owner.address }),
    },
  };
}

/** The price with every charge that it takes to drive the car home, line by line. */
function totalData({ lines, total }: NonNullable<VehiclePageData['outTheDoor']>): object {
  return {
    '@type': 'CompoundPriceSpecification',
    price: total / 100,
    priceCurrency: 'USD',
    priceComponent: lines.map(({ label, amount }) => ({
      '@type': 'UnitPriceSpecification',
      name: label,
      price: (amount ?? 0) / 100,
      priceCurrency: 'USD',
    })),
  };
}

function trailData({ crumbs, url }: VehiclePageData): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: new URL(href || url, url).href,
    })),
  };
}
