import type { Brand, BrandCode } from '@forecourt/domain/brand/brand';
import {
  type FlagChange,
  type FlagSetting,
  flagSetting,
  flagsOf,
} from '@forecourt/domain/brand/brand-flags';
import {
  type Audience,
  audiences,
  type FeatureFlag,
  type FeatureFlags,
  featureFlags,
  flagPurpose,
  isOnFor,
} from '@forecourt/domain/brand/feature-flags';
import { allBrands } from '@forecourt/domain/brand/known-brands';

/** Somebody else who decides on flags: asked aside, never while a request waits. */
export interface FlagSource {
  readonly name: string;
  /** @param preset what it is without them, and where they do not say */
  decide(
    flag: FeatureFlag,
    preset: boolean,
    whom: { readonly brand: BrandCode; readonly audience: Audience },
  ): Promise<boolean>;
}

/** A flag as it stands for a brand, and who said so. */
export interface FlagReport {
  readonly flag: FeatureFlag;
  /** What it switches, in words. */
  readonly purpose: string;
  readonly isOn: Readonly<Record<Audience, boolean>>;
  readonly setBy: FlagSetting['setBy'] | 'console' | 'provider';
}

/** Which parts are on, for each brand and audience: known at once, whoever decides. */
export interface FlagBoard {
  of(brand: Brand, audience?: Audience): FeatureFlags;
  /** Every flag of a brand. */
  report(brand: Brand): readonly FlagReport[];
  /** Another number whenever a flag has changed. */
  readonly version: number;
  /** Has these changes count over those of the settings, from now on. */
  override(changes: readonly FlagChange[]): void;
  /** Asks the source for everything anew. @throws what it throws: all stays as it was */
  refresh(): Promise<void>;
}

const isSame = (some: FeatureFlags, others: FeatureFlags): boolean =>
  some.size === others.size && [...some].every((flag) => others.has(flag));

/**
 * @param changes of the settings, over what brands say of themselves
 * @param source asked once it is refreshed; until then, and without one, all is as brands and settings say
 */
export function createFlagBoard(
  { flagChanges }: { readonly flagChanges: readonly FlagChange[] },
  source: FlagSource | null = null,
): FlagBoard {
  let overrides: readonly FlagChange[] = [];
  const own = (brand: Brand, audience: Audience) =>
    flagsOf(brand, [...flagChanges, ...overrides], audience);
  const known = new Map<string, FeatureFlags>();
  const keyOf = ({ code }: Brand, audience: Audience) => `${code} ${audience}`;
  let version = 1;

  const of = (brand: Brand, audience: Audience = 'visitor'): FeatureFlags => {
    const key = keyOf(brand, audience);
    const flags = known.get(key) ?? own(brand, audience);
    known.set(key, flags);
    return flags;
  };

  async function decided(brand: Brand, audience: Audience, from: FlagSource) {
    const presets = own(brand, audience);
    const on = await Promise.all(
      featureFlags.map(async (flag) =>
        (await from.decide(flag, presets.has(flag), { brand: brand.code, audience })) ? [flag] : [],
      ),
    );
    return new Set(on.flat());
  }

  return {
    of,
    report: (brand) => featureFlags.map((flag) => reportOf(flag, brand)),
    get version() {
      return version;
    },
    override(changes) {
      overrides = changes;
      // What somebody else decides stays until they were asked again.
      if (source === null) known.clear();
      version += 1;
    },
    async refresh() {
      if (source === null) return;
      const pairs = allBrands().flatMap((brand) =>
        audiences.map((audience) => ({ brand, audience })),
      );
      const found = await Promise.all(
        pairs.map(async ({ brand, audience }) => ({
          key: keyOf(brand, audience),
          flags: await decided(brand, audience, source),
          before: of(brand, audience),
        })),
      );
      const isOther = found.some(({ flags, before }) => !isSame(flags, before));
      for (const { key, flags } of found) known.set(key, flags);
      if (isOther) version += 1;
    },
  };

  function reportOf(flag: FeatureFlag, brand: Brand): FlagReport {
    const { state, setBy } = flagSetting(flag, brand, [...flagChanges, ...overrides]);
    const isSwitched = overrides.some(
      (change) => change.flag === flag && (change.brand === null || change.brand === brand.code),
    );
    const isOn = {
      visitor: of(brand, 'visitor').has(flag),
      consumer: of(brand, 'consumer').has(flag),
    };
    const isOwn = audiences.every((audience) => isOn[audience] === isOnFor(state, audience));
    const says = isSwitched ? 'console' : setBy;
    return { flag, purpose: flagPurpose(flag), isOn, setBy: isOwn ? says : 'provider' };
  }
}
