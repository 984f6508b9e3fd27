import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactLink } from './contact-link.tsx';

test.each([
  ['Contact Dealer', { privateSeller: false }],
  ['Make Offer', { privateSeller: true }],
  ['Contact Seller', { privateSeller: true, firmPrice: true }],
] as const)('“%s” is what leads to the form of %j [shoppers.make-offer]', (words, seller) => {
  const html = renderToStaticMarkup(
    <ContactLink
      seller={seller}
      listingId={7}
      name="2020 Honda Civic"
      className=""
      zip="30303"
      from="vdp"
    />,
  );
  expect(html).toContain(`aria-label="${words}, 2020 Honda Civic"`);
  expect(html).toMatch(new RegExp(`>${words}</a>$`));
  expect(html).toContain('href="/cars-for-sale/vehicle/7/contact?from=vdp&amp;zip=30303"');
});
