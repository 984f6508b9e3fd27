import { RefusedCampaigns } from '../advertising/campaigns.ts';
import { ImportStopped } from '../feeds/import-stopped.ts';
import { UnreadableFeed } from '../feeds/unreadable-feed.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { DataFolderInUse } from '../platform/database/data-folder-lock.ts';
import { DatabaseLost } from '../platform/database/database-lost.ts';
import { DiskFull } from '../platform/disk-space.ts';
import { InvalidSettings } from './config.ts';

/** Their messages are for who started the process, and say all there is to say. */
const expected = [
  CannotStart,
  DataFolderInUse,
  DatabaseLost,
  DiskFull,
  ImportStopped,
  InvalidSettings,
  RefusedCampaigns,
  UnreadableFeed,
];

/** What is told at the command line of an error that ended a process; where it was thrown, if it is a surprise. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return expected.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
}
