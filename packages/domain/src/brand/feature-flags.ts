/** Parts that can be switched, and what goes with each. */
const parts = {
  alpha_showcase: 'The dealer above the results',
  spotlight: 'Sponsored cars among the results',
  premium_spotlight: 'The most prominent of them, in the first place',
  my_wallet: 'The card that leads to a budget',
  wallet: 'Payments beside prices',
  personalization: 'What follows from who the shopper is',
  market_extension: 'Cars from beyond the radius that are delivered',
  commercial_entry_point: 'The card that leads to commercial vehicles',
  best_deals_entry_point: 'The tab of best deals',
  ev_info: 'What is said about electric cars',
  vehicle_exchange: 'The money-back guarantee as a filter, and what it promises',
  preorder: 'Cars that are ordered before they are built',
  single_mmt: 'What is said about one make, model and trim',
  hyundai_buy_online: 'The experience of buying from the automaker online',
  srp_ways_to_purchase: 'The card about ways to purchase',
  filter_chips_srp: 'The chips of what is set',
  clear_experience: 'The way out of an experience: its link and its chip',
  fixed_ads: 'The advertisement at the foot of the page',
  srp_fixed_ad_config: 'Its own number of refreshes; otherwise the fallback',
  srp_alpha_suppress_button: 'Hiding the dealer above the results',
  oem_cpo_srp: 'What is said about certified programs of makers',
  home_services: 'Buying online as a filter and as a tab',
  retail_engine: 'Figures of a deal from the dealer',
  listings_saved: 'Saving cars',
  save_search_off: 'Leaves out the offer to save and subscribe to a search',
  compare: 'Comparing cars',
  suggested_filters: 'Filters that are suggested',
} as const;

export type FeatureFlag = keyof typeof parts;

/** Those that are on. */
export type FeatureFlags = ReadonlySet<FeatureFlag>;

/** All that there are. */
export const featureFlags = Object.keys(parts) as readonly FeatureFlag[];

/** For whom a part is on: for all, for none, for those who are not signed in, for those who are. */
export const flagStates = ['on', 'off', 'visitors', 'consumers'] as const;
export type FlagState = (typeof flagStates)[number];

/** Who looks: somebody unknown, or somebody who is signed in. */
export type Audience = 'visitor' | 'consumer';
export const audiences: readonly Audience[] = ['visitor', 'consumer'];

/** What a flag switches, in words. */
export const flagPurpose = (flag: FeatureFlag): string => parts[flag];

/** Whether what is in this state is on for them. */
export const isOnFor = (state: FlagState, audience: Audience): boolean =>
  state === 'on' || state === `${audience}s`;
