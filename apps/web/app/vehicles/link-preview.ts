import { isOwnPhotograph, jpegOf, previewPath } from '@forecourt/domain/listing/vehicle-picture';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** What other sites and messages show of a link to the car. */
export function linkPreview(
  car: VehiclePageData,
  { title, description }: { readonly title: string; readonly description: string },
) {
  return [
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: car.url },
    ...pictureTags(car),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(car.price === null || car.isListPrice
      ? []
      : [
          { property: 'product:price:amount', content: String(car.price) },
          { property: 'product:price:currency', content: 'USD' },
        ]),
  ];
}

/** Its photograph where it is on our own server, else its illustration with name and price. */
function pictureTags({ id, price, url, pictures: [first] }: VehiclePageData) {
  const tags = (path: string, type: string) => [
    { property: 'og:image', content: new URL(path, url).href },
    { property: 'og:image:type', content: type },
  ];
  return first && isOwnPhotograph(first.large)
    ? tags(jpegOf(first.large), 'image/jpeg')
    : [
        ...tags(previewPath(id, price), 'image/png'),
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
      ];
}
