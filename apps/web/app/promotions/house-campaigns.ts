/** An advertisement of our own. */
export interface Campaign {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

/** Our own advertisements, in the order of their places: what stands where nobody else has booked. */
const houseCampaigns: readonly Campaign[] = [
  {
    title: 'Rated by arithmetic',
    text: 'Every Great Deal says which cars it was compared with.',
    action: 'See best deals',
    href: '/cars-for-sale/used-cars?dealType=greatprice',
  },
  {
    title: 'Inspected, with the maker’s warranty',
    text: 'Certified cars are held to their maker’s checklist.',
    action: 'See certified cars',
    href: '/cars-for-sale/certified-cars',
  },
  {
    title: 'Changed your mind?',
    text: 'Some cars come with 14 days or 1,000 miles to return them.',
    action: 'See those cars',
    href: '/cars-for-sale/used-cars?vehicleExchange=true',
  },
  {
    title: 'Plug in at home',
    text: 'Electric cars by the miles they go on a charge.',
    action: 'See electric cars',
    href: '/cars-for-sale/used-cars/electric',
  },
  {
    title: 'From one owner to the next',
    text: 'Cars that their owners sell themselves.',
    action: 'See cars by owner',
    href: '/cars-for-sale/used-cars?sellerType=p',
  },
];

/** The advertisement of a place. @param slot from 0 */
export function houseCampaign(slot: number): Campaign {
  const campaign = houseCampaigns[slot % houseCampaigns.length];
  if (campaign === undefined) throw new Error('There is no campaign.');
  return campaign;
}
