import { previewPath } from '@forecourt/domain/listing/vehicle-picture';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** What other sites and messages show of a link to the car. */
export function linkPreview(
  car: VehiclePageData,
  { title, description }: { readonly title: string; readonly description: string },
) {
  const image = new URL(previewPath(car.id, car.price), car.url);
  return [
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: car.url },
    { property: 'og:image', content: image.href },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(car.price === null
      ? []
      : [
          { property: 'product:price:amount', content: String(car.price) },
          { property: 'product:price:currency', content: 'USD' },
        ]),
  ];
}
