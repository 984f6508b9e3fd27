import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { importFile } from '../../feeds/import-file.ts';
import type { ImportSummary } from '../../feeds/import-options.ts';
import { readGivenDealer } from '../../feeds/rows/given-dealer.ts';
import { applyAnyway, keepAll } from '../../feeds/runs/held-dealers.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Act } from '../act.ts';
import { commandPartsOf } from '../command-parts.ts';
import { findUpload } from '../uploads.ts';
import { readReason } from './read-reason.ts';

/** Takes in a file that was sent. */
const importSent: Act = {
  needs: 'feeds.import',
  async run(parts, fields, { operator }) {
    const { file = '', mapping = '', dealer = '', dealerName = '', dealerZip = '' } = fields;
    const path = await findUpload(parts.config.dataDir, file);
    if (path === null)
      throw new Refusal('File: choose a table of cars, as CSV or TSV.', { field: 'file' });
    if ((await stat(path)).size === 0)
      throw new Refusal('File: the file is empty.', { field: 'file' });
    const given = readGivenDealer({ code: dealer, name: dealerName, zip: dealerZip });
    const asked = {
      path,
      called: basename(path),
      actor: operator.email,
      dryRun: false,
      allowRemoval: false,
      ...(mapping !== '' && { mapping }),
      ...(given !== null && { dealer: given }),
    };
    const summary = await importFile(commandPartsOf(parts), asked);
    return { status: 'DONE', path: `/console/feeds/${summary.runId}`, said: saidOf(summary) };
  },
};

/** What is said of a file: one of which nothing came about is not called taken in. */
function saidOf({ rows, refused, held }: ImportSummary): string {
  if (held.length > 0) return 'feed.import-held';
  return rows === refused ? 'feed.import-none' : 'feed.import';
}

/** Does what the file says, although it takes many of a dealer's cars away. */
const applyHeld: Act = {
  needs: 'feeds.settle',
  async run(parts, fields, { operator }) {
    const { run = '', owner = '' } = fields;
    const { database, dataDir, today } = commandPartsOf(parts);
    const reason = readReason(fields);
    await applyAnyway(database, operator.email, { run, owner }, { dataDir, today, reason });
    return { status: 'DONE' };
  },
};

/** Leaves a dealer's cars on the market. */
const keepHeld: Act = {
  needs: 'feeds.settle',
  async run({ database }, { run = '', owner = '' }, { operator }) {
    await keepAll(database, operator.email, { run, owner });
    return { status: 'DONE' };
  },
};

/** What is done with feeds. */
export const feedActs = {
  'feed.import': importSent,
  'feed.apply': applyHeld,
  'feed.keep': keepHeld,
};
