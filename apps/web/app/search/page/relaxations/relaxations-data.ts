import type { Relaxation, Relaxations } from '@forecourt/domain/search/relaxations';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import type { CardData } from '../../../cards/car-card-data.ts';
import type { ToUrl } from '../../navigation/search-links.ts';

/** What to change where a search has no cars or few, as the page shows it. */
export function toRelaxationsData(
  { kind, ways, nearest }: Relaxations,
  url: ToUrl,
  toCard: (hit: SearchHit) => CardData,
) {
  return {
    kind,
    ways: ways.map(({ key, label, from, to, query, total }) => ({
      key,
      label,
      from,
      to,
      href: url(query),
      cars: carWords(total),
    })),
    nearest: nearest && {
      heading: nearestHeading(kind, nearest.way),
      cars: nearest.hits.map(toCard),
    },
  };
}

/** Says what was changed, so that no car beyond a shopper's limit is called close. */
function nearestHeading(kind: Relaxations['kind'], { key, from, to }: Relaxation): string {
  if (key === 'invalid') return 'Cars for the rest of your search';
  return kind === 'part' ? `The nearest cars, with ${to}` : `The nearest cars: ${from} → ${to}`;
}
