import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Box } from '../../back-office/box.tsx';
import { Deed } from '../acts/deed.tsx';
import { ShareBar } from '../charts.tsx';
import type { RowDeed } from '../sheet.ts';
import { State } from '../state.tsx';
import type { FeedView } from './feed-views.ts';

export const settledWords = {
  applied: 'Applied anyway',
  kept: 'Kept as it was',
  replaced: 'A later file decided',
} as const;

/** Percent of its cars that a dealer would lose: a hundred only where none stays. */
const shareOf = (removals: number, stock: number) =>
  removals === stock ? 100 : Math.min(99, Math.round((removals / stock) * 100));

/** Dealers whom a run left alone, and what somebody decided. */
export function HeldDealers({ shown }: { readonly shown: FeedView }) {
  const { held, run, maySettle, canApply } = shown;
  return (
    <Box
      title="Held dealers"
      note="A dealer that would lose more than 40% of its cars is left alone until someone looks."
    >
      {held.map((dealer) => {
        const { ownerId, name, place, stock, removals, settled } = dealer;
        return (
          <div className="console-held" key={ownerId}>
            <div>
              <a href={`/cars-for-sale/dealer/${ownerId}`}>
                <b>{name}</b>
              </a>
              <p>{place}</p>
            </div>
            <div className="console-held-bar">
              <span>
                <b>{groupDigits(stock)}</b> live, <b>{groupDigits(stock - removals)}</b> stay
              </span>
              <ShareBar
                label={`${removals} of ${stock} would leave the market`}
                parts={[
                  { kind: 'plain', value: stock - removals },
                  { kind: 'ink', value: removals },
                ]}
              />
            </div>
            <div className="console-held-bar">
              <span>would leave the market</span>
              <b>
                {groupDigits(removals)} cars, {shareOf(removals, stock)}%
              </b>
            </div>
            <div className="console-deeds">
              {settled !== null && <State mood="well">{settledWords[settled]}</State>}
              {settled === null && maySettle && (
                <>
                  <Deed
                    subject={name}
                    deed={{
                      act: 'feed.keep',
                      name: `Keep all ${groupDigits(stock)}`,
                      fields: { run: run.id, owner: String(ownerId) },
                    }}
                  />
                  {canApply && <Deed deed={applyDeed(run.id, dealer)} subject={name} />}
                </>
              )}
            </div>
          </div>
        );
      })}
      {!canApply && (
        <p className="office-none">
          The file is no longer kept: import it again with --allow-removal to apply it.
        </p>
      )}
    </Box>
  );
}

/** What the file says of a dealer, once somebody is sure. */
function applyDeed(run: string, held: FeedView['held'][number]): RowDeed {
  const { ownerId, name, stock, removals } = held;
  const stay = `${groupDigits(stock - removals)} stay`;
  return {
    act: 'feed.apply',
    name: 'Apply anyway',
    fields: { run, owner: String(ownerId) },
    sure: {
      says: `${groupDigits(removals)} cars of ${name} leave the market at once, ${stay}.`,
      button: `Take ${groupDigits(removals)} off the market`,
      example: 'The dealer closed its new-car lot',
    },
  };
}
