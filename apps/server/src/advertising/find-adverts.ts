import {
  type AdPlace,
  type Advert,
  type Campaign,
  inRotation,
  isShownAt,
} from '@forecourt/domain/promotion/campaign';
import { linerRows } from '@forecourt/domain/promotion/grid-plan';
import type { Database } from '../platform/database/database.ts';
import { readCampaigns } from './campaigns.ts';

/** For how long campaigns are not read again: a new one is shown that much later. */
const freshMs = 15_000;

/** Advertisements handed to a page; the bar at its foot goes on where the rows end. */
const maxAdverts = 12;

/** Tells the campaigns, read from the database now and then. */
export type ReadCampaigns = () => Promise<readonly Campaign[]>;

export function createCampaignReader(database: Database): ReadCampaigns {
  let read: { readonly at: number; readonly campaigns: Promise<readonly Campaign[]> } | null = null;
  return () => {
    if (read !== null && performance.now() - read.at < freshMs) return read.campaigns;
    const campaigns = readCampaigns(database);
    const started = { at: performance.now(), campaigns };
    read = started;
    // What failed is not kept.
    campaigns.catch(() => {
      if (read === started) read = null;
    });
    return campaigns;
  };
}

/** The advertisements of our own for a page, in the order of their places. */
export async function findAdverts(
  read: ReadCampaigns,
  place: AdPlace,
  { rotation, today }: { readonly rotation: number; readonly today: string },
): Promise<Advert[]> {
  const running = (await read()).filter((campaign) => isShownAt(campaign, place, today));
  return inRotation(running, linerRows.length, rotation)
    .slice(0, maxAdverts)
    .map(({ code, title, text, action, href }) => ({ code, title, text, action, href }));
}
