import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Download } from 'lucide-react';
import { OfficeHead } from '../../back-office/office-frame.tsx';
import { Said } from '../../back-office/said.tsx';
import { portalSentences } from '../done-sentences.ts';
import type { Room, TypedUndone, Undone } from '../enter-portal.ts';
import { roomPath } from '../portal-links.ts';
import { carsHref, carsPath, carsQuery } from './cars-address.ts';
import { CarsFigures } from './cars-figures.tsx';
import { CarsFilters } from './cars-filters.tsx';
import { CarsTable } from './cars-table.tsx';
import type { CarsView } from './cars-view.ts';
import { PricePanel } from './price-panel.tsx';

interface CarsRoomProps {
  readonly room: Room<CarsView>;
  /** What became of a form that was not done. */
  readonly undone: Undone | null;
}

/** The dealer's cars on the market. */
export function CarsRoom({ room, undone }: CarsRoomProps) {
  const { frame, shown, said, unsent } = room;
  const { asked, change } = shown;
  const tried: TypedUndone | null = undone ?? unsent;
  const { page: _page, ...query } = carsQuery(asked);
  return (
    <div className="office-page">
      <OfficeHead
        title="Cars"
        lead={describeCounts(shown.counts)}
        deeds={
          <a
            className="ui-button ui-button-secondary"
            href={roomPath(`${carsPath}/export`, frame, query)}
            download
          >
            <Download className="ui-icon" size={16} aria-hidden="true" />
            Export
          </a>
        }
      />
      <Said said={said} problem={undone?.sentence} sentences={portalSentences} />
      <CarsFigures figures={shown.figures} counts={shown.counts} />
      <CarsFilters frame={frame} shown={shown} />
      <CarsTable
        frame={frame}
        shown={shown}
        panel={
          change && (
            <PricePanel
              // Another price is another form.
              key={`${change.id} ${change.price}`}
              change={change}
              frame={frame}
              back={carsHref(frame, asked, { page: asked.page })}
              tried={
                tried?.act === 'price.change' && tried.typed.listing === String(change.id)
                  ? { price: tried.typed.price ?? '', problem: tried.problems?.price ?? null }
                  : null
              }
            />
          )
        }
      />
    </div>
  );
}

/** `164 on the market: 41 Great Deal, 54 Good Deal, 8 not rated.` */
function describeCounts({ cars, deals, unrated }: CarsView['counts']): string {
  const words = (['great', 'good', 'fair', 'high'] as const).map(
    (word) => [deals[word], dealNames[word]] as const,
  );
  const told = [...words, [unrated, 'not rated'] as const]
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${groupDigits(count)} ${name}`);
  return `${groupDigits(cars)} on the market${told.length > 0 ? `: ${told.join(', ')}` : ''}.`;
}
