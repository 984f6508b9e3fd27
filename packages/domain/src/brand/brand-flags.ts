import type { Brand, BrandCode } from './brand.ts';
import {
  type Audience,
  type FeatureFlag,
  type FeatureFlags,
  type FlagState,
  featureFlags,
  flagStates,
  isOnFor,
} from './feature-flags.ts';

/** A flag that is set otherwise than by default; for every brand unless one is named. */
export interface FlagChange {
  readonly brand: BrandCode | null;
  readonly flag: FeatureFlag;
  readonly state: FlagState;
}

/** What a flag is set to, and who said so. */
export interface FlagSetting {
  readonly state: FlagState;
  readonly setBy: 'default' | 'brand' | 'setting';
}

/** What a flag is set to for a brand: by the last change that names it, else by the brand itself. */
export function flagSetting(
  flag: FeatureFlag,
  { code, flags }: Pick<Brand, 'code' | 'flags'>,
  changes: readonly FlagChange[] = [],
): FlagSetting {
  const change = changes.findLast(
    (candidate) =>
      candidate.flag === flag && (candidate.brand === null || candidate.brand === code),
  );
  if (change) return { state: change.state, setBy: 'setting' };
  const own = flags[flag];
  return own === undefined ? { state: 'on', setBy: 'default' } : { state: own, setBy: 'brand' };
}

/** What is on for a brand and an audience: the brand's own flags with the changes over them. */
export function flagsOf(
  brand: Pick<Brand, 'code' | 'flags'>,
  changes: readonly FlagChange[] = [],
  audience: Audience = 'visitor',
): FeatureFlags {
  const isOn = (flag: FeatureFlag) => isOnFor(flagSetting(flag, brand, changes).state, audience);
  return new Set(featureFlags.filter(isOn));
}

const changePattern = /^(?:(?<brand>\w+)\.)?(?<flag>\w+)=(?<state>\w+)$/;

/**
 * Reads changes such as `spotlight=off, kbb.ev_info=on, compare=consumers`.
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
    const { brand, flag, ...said } = changePattern.exec(item)?.groups ?? {};
    const state = flagStates.find((name) => name === said.state);
    if (state === undefined)
      return { problem: `expected flag=${flagStates.join('|')}, got “${item}”` };
    const known = featureFlags.find((name) => name === flag);
    if (known === undefined) return { problem: `there is no flag “${flag}”` };
    if (brand !== undefined && !brandCodes.includes(brand))
      return { problem: `there is no brand “${brand}”` };
    changes.push({ brand: brand ?? null, flag: known, state });
  }
  return { changes };
}
