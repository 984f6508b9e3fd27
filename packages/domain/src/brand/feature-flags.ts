import type { Brand, BrandCode } from './brand.ts';

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
  clear_experience: 'Leaving an experience with one of its filters',
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

/** A flag that is set otherwise than by default; for every brand unless one is named. */
export interface FlagChange {
  readonly brand: BrandCode | null;
  readonly flag: FeatureFlag;
  readonly isOn: boolean;
}

/** What is on for a brand: its defaults with the changes, of which the last one counts. */
export function flagsOf(
  { code, flagsOff }: Pick<Brand, 'code' | 'flagsOff'>,
  changes: readonly FlagChange[] = [],
): FeatureFlags {
  const on = new Set(featureFlags.filter((flag) => !flagsOff.includes(flag)));
  for (const { brand, flag, isOn } of changes) {
    if (brand !== null && brand !== code) continue;
    if (isOn) on.add(flag);
    else on.delete(flag);
  }
  return on;
}

const changePattern = /^(?:(?<brand>\w+)\.)?(?<flag>\w+)=(?<state>on|off)$/;

/**
 * Reads changes such as `spotlight=off, kbb.ev_info=on`.
 *
 * @param brandCodes that may be named
 * @returns the changes, or what is wrong with the first that cannot be read
 */
export function parseFlagChanges(
  text: string,
  brandCodes: readonly BrandCode[],
): { readonly changes: readonly FlagChange[] } | { readonly problem: string } {
  const changes: FlagChange[] = [];
  for (const item of text.split(',').map((part) => part.trim())) {
    if (item === '') continue;
    const { brand, flag, state } = changePattern.exec(item)?.groups ?? {};
    if (state === undefined) return { problem: `expected flag=on or flag=off, got “${item}”` };
    const known = featureFlags.find((name) => name === flag);
    if (known === undefined) return { problem: `there is no flag “${flag}”` };
    const code = brandCodes.find((name) => name === brand);
    if (brand !== undefined && code === undefined)
      return { problem: `there is no brand “${brand}”` };
    changes.push({ brand: code ?? null, flag: known, isOn: state === 'on' });
  }
  return { changes };
}
