import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Box } from '../box.tsx';
import { ShareBar } from '../charts.tsx';
import { Deed } from '../sheet-page.tsx';
import { State } from '../state.tsx';
import type { FeedView } from './feed-views.ts';

const settledWords = {
  applied: 'Applied anyway',
  kept: 'Kept as it was',
  replaced: 'A later file decided',
} as const;

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
                label={`${removals} of ${stock} would be sold`}
                parts={[
                  { kind: 'plain', value: stock - removals },
                  { kind: 'ink', value: removals },
                ]}
              />
            </div>
            <div className="console-held-bar">
              <span>would be sold</span>
              <b>
                {groupDigits(removals)} cars, {Math.round((removals / stock) * 100)}%
              </b>
            </div>
            <div className="console-deeds">
              {settled !== null && <State mood="well">{settledWords[settled]}</State>}
              {settled === null && maySettle && (
                <>
                  <Deed
                    deed={{
                      act: 'feed.keep',
                      name: `Keep all ${groupDigits(stock)}`,
                      fields: { run: run.id, owner: String(ownerId) },
                    }}
                  />
                  {canApply && <ApplyAnyway run={run.id} held={dealer} />}
                </>
              )}
            </div>
          </div>
        );
      })}
      {!canApply && (
        <p className="console-none">
          The file is no longer kept: import it again with --allow-removal to apply it.
        </p>
      )}
    </Box>
  );
}

interface ApplyAnywayProps {
  readonly run: string;
  readonly held: FeedView['held'][number];
}

/** What cannot be taken back is said first, and asked for a reason. */
function ApplyAnyway({ run, held: { ownerId, name, stock, removals } }: ApplyAnywayProps) {
  return (
    <details className="console-sure">
      <summary className="ui-button ui-button-secondary">Apply anyway</summary>
      <form method="post" className="console-form">
        <input type="hidden" name="run" value={run} />
        <input type="hidden" name="owner" value={ownerId} />
        <p>
          {groupDigits(removals)} cars of {name} are sold at once, {groupDigits(stock - removals)}{' '}
          stay.
        </p>
        <label>
          Why, for the audit log
          <span className="ui-input">
            <input
              name="reason"
              placeholder="The dealer closed its new-car lot"
              autoComplete="off"
              maxLength={200}
            />
          </span>
        </label>
        <button type="submit" name="act" value="feed.apply" className="ui-button ui-button-primary">
          Mark {groupDigits(removals)} sold
        </button>
      </form>
    </details>
  );
}
