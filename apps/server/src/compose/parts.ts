import { rotationAt } from '@forecourt/domain/promotion/rotation';
import type { AnyCapability, Capability } from '../platform/capability.ts';
import type { MarketParts } from '../request/parts.ts';
import { capabilities as allCapabilities } from './capabilities.ts';
import type { Config } from './config.ts';
import type { Joined } from './joined.ts';

type ProvidedBy<Part> = Part extends { readonly provide: (parts: never) => infer Provided }
  ? Provided
  : object;

/** What each capability provides, together. */
export type Provided = Joined<ProvidedBy<(typeof allCapabilities)[number]>>;

/** The surroundings that everything is built on. */
export type BaseParts = MarketParts & { readonly config: Config };

/** What the capabilities work with. */
export type Parts = BaseParts & Provided;

/** Has each capability provide what it does, with what those before it did in its hands; what is given stays. */
export function provideParts(
  base: BaseParts & Partial<Provided>,
  capabilities: readonly AnyCapability[] = allCapabilities,
): Parts {
  let parts: object = base;
  const all = capabilities as readonly Capability<object, never>[];
  for (const capability of all) parts = { ...parts, ...capability.provide?.(parts), ...base };
  const whole = parts as Parts;
  whole.keepings?.collect(all.flatMap((capability) => capability.keeps?.(whole) ?? []));
  return whole;
}

/**
 * What every page depends on: the market, which parts are on, tables of taxes and rates, and whose rotation it
 * is in places that are paid for.
 */
export function stateOfPages({ engine, clock, flags, financeTables }: Parts): string {
  const { version } = engine.status;
  return `${version} ${rotationAt(clock.now())} ${flags.version} ${financeTables.version}`;
}
