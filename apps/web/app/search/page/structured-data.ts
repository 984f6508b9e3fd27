import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import type { CardData } from '../../cards/car-card-data.ts';
import type { SearchPageData } from './search-page-data.ts';

/** The page for search engines: its trail and the cars on it (schema.org). */
export function searchStructuredData(page: SearchPageData): object[] {
  const origin = new URL(page.canonicalUrl).origin;
  const absolute = (href: string) => new URL(href, origin).href;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: page.crumbs.map(({ label, href }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: label,
        item: absolute(href),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: page.total,
      itemListElement: organicCars(page).map((car, place) => ({
        '@type': 'ListItem',
        position: page.recordsBefore + place + 1,
        url: absolute(vehiclePath(car.id)),
      })),
    },
  ];
}

function organicCars({ items }: SearchPageData): CardData[] {
  return items.flatMap((item) =>
    item.kind === 'car' && item.promotion === null ? [item.car] : [],
  );
}
