import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import {
  nameOf,
  usedTypes,
  type VehicleStyleCode,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import type { AppContext } from '../../app-context.ts';
import type { FoundPulse } from '../services.ts';

/**
 * What used cars ask month by month, as plain data; null where nothing is told, and for a brand of one make.
 *
 * @param place where its links search
 */
export function toPulseData(
  found: FoundPulse | null,
  { brand, reference, hasDemo }: Pick<AppContext, 'brand' | 'reference' | 'hasDemo'>,
  { zip, searchRadius }: Pick<SearchQuery, 'zip' | 'searchRadius'> = {},
) {
  if (found === null || found.pulse.styles.length === 0 || brand.makeCode !== null) return null;
  const { dmaCode, pulse } = found;
  const hrefOf = (style: VehicleStyleCode) => {
    const filters = { listingType: usedTypes, vehicleStyleCode: [style] };
    const query = { ...brandSearch(brand, filters), ...(zip && { zip, searchRadius }) };
    return toSearchUrl(query, brand, reference);
  };
  return {
    area: dmaCode === null ? null : (reference.findDma(dmaCode)?.name ?? null),
    isDemo: hasDemo,
    months: pulse.months,
    styles: pulse.styles.map(({ latest, medians, yearBefore, change }) => ({
      key: latest.styleCode,
      name: nameOf(vehicleStyles, latest.styleCode),
      cars: latest.cars,
      low: latest.low,
      median: latest.median,
      high: latest.high,
      medians,
      yearBefore,
      change,
      href: hrefOf(latest.styleCode),
    })),
  };
}

export type PulseData = NonNullable<ReturnType<typeof toPulseData>>;
export type PulseStyle = PulseData['styles'][number];
