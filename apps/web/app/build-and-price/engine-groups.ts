import type { BuildVersion } from '@forecourt/domain/build-and-price/build';

/** The versions of one engine. */
export interface EngineGroup {
  readonly engine: string;
  /** What they all have, in words; empty where they have nothing in common. */
  readonly shared: string;
  /** Each by what it alone has; by nothing where it is the only one. */
  readonly versions: readonly { readonly version: BuildVersion; readonly words: string }[];
}

/** Versions by engine, in their order, each named by what tells it from the others of its engine. */
export function groupByEngine(versions: readonly BuildVersion[]): EngineGroup[] {
  return [...Map.groupBy(versions, ({ engineName }) => engineName)].map(([engine, ofEngine]) => {
    const isShared = (detail: string) => ofEngine.every(({ details }) => details.includes(detail));
    const shared = (ofEngine[0]?.details ?? []).filter(isShared);
    return {
      engine,
      shared: shared.join(', '),
      versions: ofEngine.map((version) => ({
        version,
        words: version.details.filter((detail) => !isShared(detail)).join(', '),
      })),
    };
  });
}

/** A trim by engine and drive of its cheapest version, of which its price is: the others are chosen by themselves. */
export function trimWords([cheapest, ...others]: readonly BuildVersion[]): string {
  if (!cheapest) return '';
  const words = [cheapest.engineName, ...cheapest.details.slice(0, 1)].join(', ');
  if (others.length === 0) return words;
  return `${words}, or ${others.length} ${others.length === 1 ? 'other' : 'others'}`;
}
