import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import { findProgramMake, withCertified } from '@forecourt/domain/listing/certified-program';
import { withValues } from '@forecourt/domain/search/edit-search';
import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { fuelTypes, nameOf } from '@forecourt/domain/vehicle/codes';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { CertifiedProgramData } from '../../content/certified-program.tsx';
import { electricFuels } from '../../content/electric-fuels.ts';

/** What the explanations of the results page tell of this search. */
export function toAboutData(
  query: SearchQuery,
  { facets }: SearchResult,
  {
    reference,
    flags,
    url,
  }: {
    readonly reference: VehicleReference;
    readonly flags: FeatureFlags;
    readonly url: (query: SearchQuery) => string;
  },
) {
  const countOf = (group: FilterGroupKey, code: string) => facets.get(group)?.get(code) ?? 0;
  const make = flags.has('oem_cpo_srp') ? findProgramMake(query, reference) : null;
  const covered = countOf('vehicleExchange', 'true');
  // Certified cars carry the guarantee: where they are left out, nothing would be found.
  const carrying = covered > 0 ? query : withCertified(query, reference);
  const certified: CertifiedProgramData | null =
    make === null
      ? null
      : {
          make,
          count: countOf('listingType', 'CERTIFIED'),
          includeHref: url(withCertified(query, reference)),
        };
  return {
    certified,
    electric:
      flags.has('ev_info') &&
      electricFuels.map((code) => ({
        code,
        name: nameOf(fuelTypes, code),
        count: countOf('fuelTypeGroup', code),
        href: url(withValues(query, 'fuelTypeGroup', [code], reference)),
      })),
    moneyBack: flags.has('vehicle_exchange') && {
      count: covered,
      href: url(withValues(carrying, 'vehicleExchange', ['true'], reference)),
    },
  };
}
