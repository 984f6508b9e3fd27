import { parseResearchPath, researchPath } from '../reference/research-address.ts';
import type { PlaceReference, VehicleReference } from '../vehicle/reference.ts';
import { toSlug } from '../vehicle/slug.ts';

/** Where all markets are listed. */
export const marketPath = '/market';

/** Kinds of areas that are a market of their own: states, and television markets as the trade parts the country. */
export const areaKinds = ['state', 'dma'] as const;

export interface MarketArea {
  readonly kind: (typeof areaKinds)[number];
  /** Two letters of a state, three digits of a television market. */
  readonly code: string;
}

type Names = VehicleReference & Pick<PlaceReference, 'findDma'>;

/**
 * The page about the market of a model, or about that of an area: `/ga`, `/atlanta-524`.
 *
 * @param area null for the whole country
 */
export function marketAddress(modelCode: string, area: MarketArea | null, names: Names): string {
  const model = researchPath(modelCode, null, names).replace(/^\/research/, '');
  return `${marketPath}${model}${area === null ? '' : `/${segmentOf(area, names)}`}`;
}

function segmentOf({ kind, code }: MarketArea, names: Names): string {
  if (kind === 'state') return code.toLowerCase();
  return `${toSlug(names.findDma(code)?.name ?? 'area')}-${code}`;
}

/** The model and the area that an address is about; null where it names no model, or no area. */
export function parseMarketPath(
  { make, model, area }: { readonly make: string; readonly model: string; readonly area?: string },
  names: Names,
): {
  readonly makeCode: string;
  readonly modelCode: string;
  readonly area: MarketArea | null;
} | null {
  const about = parseResearchPath({ make, model }, names);
  if (about === null) return null;
  const { makeCode, modelCode } = about;
  if (area === undefined) return { makeCode, modelCode, area: null };
  const meant = parseArea(area, names);
  return meant && { makeCode, modelCode, area: meant };
}

/** A television market is found by its number; the words before it may be any. */
function parseArea(segment: string, names: Names): MarketArea | null {
  if (/^[a-z]{2}$/i.test(segment)) return { kind: 'state', code: segment.toUpperCase() };
  const code = /^(?:[a-z0-9-]*-)?(\d{3})$/i.exec(segment)?.[1];
  return code !== undefined && names.findDma(code) ? { kind: 'dma', code } : null;
}
