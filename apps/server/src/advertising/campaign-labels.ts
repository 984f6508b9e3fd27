import type { Campaign } from '@forecourt/domain/promotion/campaign';

/** What the parts of a campaign are called in its form. */
export const campaignLabels = {
  code: 'Code',
  title: 'Title',
  text: 'Text',
  action: 'Button',
  href: 'Address',
  startsOn: 'First day',
  endsOn: 'Last day',
  makeCodes: 'Makes',
  brands: 'Brands',
  pages: 'Pages',
} as const satisfies Readonly<Record<keyof Campaign, string>>;
