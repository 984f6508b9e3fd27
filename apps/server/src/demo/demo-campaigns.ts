import type { Campaign } from '@forecourt/domain/promotion/campaign';

const always = { brands: [], pages: [], makeCodes: [], startsOn: '2026-01-01', endsOn: null };

/** Advertisements of our own that come with the demo inventory. */
export const demoCampaigns: readonly Campaign[] = [
  {
    code: 'rated-by-arithmetic',
    title: 'Rated by arithmetic',
    text: 'Every Great Deal says which cars it was compared with.',
    action: 'See best deals',
    href: '/cars-for-sale/used-cars?dealType=greatprice',
    ...always,
  },
  {
    code: 'inspected',
    title: 'Inspected, with the maker’s warranty',
    text: 'Certified cars are held to their maker’s checklist.',
    action: 'See certified cars',
    href: '/cars-for-sale/certified-cars',
    ...always,
  },
  {
    code: 'money-back',
    title: 'Changed your mind?',
    text: 'Some cars come with 14 days or 1,000 miles to return them.',
    action: 'See those cars',
    href: '/cars-for-sale/used-cars?vehicleExchange=true',
    ...always,
  },
  {
    code: 'electric',
    title: 'Plug in at home',
    text: 'Electric cars by the miles they go on a charge.',
    action: 'See electric cars',
    href: '/cars-for-sale/used-cars/electric',
    ...always,
  },
  {
    code: 'by-owner',
    title: 'From one owner to the next',
    text: 'Cars that their owners sell themselves.',
    action: 'See cars by owner',
    href: '/cars-for-sale/used-cars?sellerType=p',
    ...always,
  },
];
