import type { FeedFile, FeedView, RefusedRow } from '@forecourt/web/dealer-portal/feed-view';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import { readRefusedCars } from '../../feeds/read-quarantine.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { dealerClock } from '../dealer-clock.ts';
import type { AtPortal, PortalParts } from '../portal-parts.ts';
import type { View } from '../view.ts';
import { countComplete } from './count-complete.ts';
import { type FoundFile, findFile, findFiles } from './find-files.ts';
import { whatHelps } from './what-helps.ts';

/** What became of the dealer's rows in the last files. */
export const feedView: View<PortalViews['feed']> = {
  async read(parts, { run }, at) {
    const { database } = parts;
    const { dealer, calls } = at;
    const files = await findFiles(database, dealer.id);
    const last = files.find(({ tally }) => tally !== null) ?? null;
    const file =
      run === undefined ? last : isUuid(run) ? await findFile(database, dealer.id, run) : null;
    if (run !== undefined && file === null) return null;
    const [refused, complete] = await Promise.all([
      calls.attempt('dealer-quarantine', () => readRefused(parts, at, file), null),
      calls.attempt('dealer-complete', () => countComplete(database, dealer.id), null),
    ]);
    return {
      refused,
      complete,
      shown: toShown(file, last, at),
      files: files.map((one) => toFile(one, at)),
    };
  },
};

function toShown(file: FoundFile | null, last: FoundFile | null, at: AtPortal): FeedView['shown'] {
  if (file === null || file.tally === null) return null;
  return { ...toFile(file, at), tally: file.tally, isLast: file.id === last?.id };
}

function toFile({ id, startedAt, tally, held }: FoundFile, { dealer, now }: AtPortal): FeedFile {
  const { dayOf, timeOf } = dealerClock(dealer, now);
  const text = `${dayOf(startedAt)}, ${timeOf(startedAt)}`;
  return { id, tally, held, at: { text, iso: new Date(startedAt).toISOString() } };
}

async function readRefused(
  { config }: PortalParts,
  { dealer }: AtPortal,
  file: FoundFile | null,
): Promise<readonly RefusedRow[] | null> {
  if (file === null || file.tally?.refused === 0) return [];
  const cars = await readRefusedCars(config.dataDir, file.id, dealer.dealerCode ?? '');
  return (
    cars?.map(({ words, stockNumber, cells }) => ({
      words,
      stockNumber,
      cells: cells.map(({ field, column, value, reason }) => ({
        column,
        value,
        why: reason,
        helps: whatHelps(field),
      })),
    })) ?? null
  );
}
