import { accounts } from '../accounts/capability.ts';
import { advertising } from '../advertising/capability.ts';
import { alerts } from '../alerts/capability.ts';
import { apiKeys } from '../api-keys/capability.ts';
import { bookmarks } from '../bookmarks/capability.ts';
import { brands } from '../brands/capability.ts';
import { buildAndPrice } from '../build-and-price/capability.ts';
import { compare } from '../compare/capability.ts';
import { console } from '../console/capability.ts';
import { content } from '../content/capability.ts';
import { dealerPortal } from '../dealer-portal/capability.ts';
import { dealerReviewing } from '../dealer-reviews/capability.ts';
import { dealerStaff } from '../dealer-staff/capability.ts';
import { dealers } from '../dealers/capability.ts';
import { events } from '../events/capability.ts';
import { feeds } from '../feeds/capability.ts';
import { history } from '../history/capability.ts';
import { home } from '../home/capability.ts';
import { keywords } from '../keywords/capability.ts';
import { leads } from '../leads/capability.ts';
import { map } from '../map/capability.ts';
import { market } from '../market/capability.ts';
import { operations } from '../operations/capability.ts';
import { pageData } from '../page-data/capability.ts';
import { personalization } from '../personalization/capability.ts';
import { promotions } from '../promotions/capability.ts';
import { push } from '../push/capability.ts';
import { reference } from '../reference/capability.ts';
import { reports } from '../reports/capability.ts';
import { saved } from '../saved/capability.ts';
import { search } from '../search/capability.ts';
import { searchFeeds } from '../search-feeds/capability.ts';
import { searchMisses } from '../search-misses/capability.ts';
import { selling } from '../selling/capability.ts';
import { sitemap } from '../sitemap/capability.ts';
import { vehicles } from '../vehicles/capability.ts';
import { vin } from '../vin/capability.ts';
import { wallet } from '../wallet/capability.ts';

/** All that the marketplace can do. What one provides, those after it may use. */
export const capabilities = [
  apiKeys,
  brands,
  wallet,
  accounts,
  vehicles,
  searchMisses,
  search,
  searchFeeds,
  reference,
  vin,
  market,
  sitemap,
  buildAndPrice,
  keywords,
  map,
  promotions,
  advertising,
  content,
  home,
  dealers,
  dealerStaff,
  leads,
  dealerReviewing,
  reports,
  saved,
  bookmarks,
  push,
  alerts,
  compare,
  events,
  history,
  personalization,
  pageData,
  feeds,
  selling,
  console,
  dealerPortal,
  operations,
] as const;
