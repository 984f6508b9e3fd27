import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit-log.ts';
import { owners } from '../../dealers/owner-tables.ts';
import { applyHeldDealer } from '../../feeds/apply-held-dealer.ts';
import { importCommand } from '../../feeds/import-command.ts';
import { heldDealers } from '../../feeds/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Act } from '../act.ts';
import { commandPartsOf } from '../command-parts.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { findUpload } from '../uploads.ts';

/** Takes in a file that was sent. */
const importFile: Act = {
  needs: 'feeds.import',
  async run(parts, fields, { operator }) {
    const { file = '', mapping = '', dealer = '', dealerName = '', dealerZip = '' } = fields;
    const path = await findUpload(parts.config.dataDir, file);
    if (path === null) throw new Refusal('File: expected a table of cars, as CSV or TSV.');
    const given = [dealer, dealerName, dealerZip].filter((text) => text.trim() !== '');
    if (given.length > 0 && given.length < 3)
      throw new Refusal('Dealer, name and ZIP code go together: expected all three or none.');
    if (given.length > 0 && !/^\d{5}$/.test(dealerZip))
      throw new Refusal('ZIP code: expected five digits.');
    const asked = {
      ...{ kind: 'import' as const, path, actor: operator.email },
      ...{ dryRun: false, allowRemoval: false },
      ...(mapping !== '' && { mapping }),
      ...(given.length > 0 && {
        dealer: { code: dealer.trim(), name: dealerName.trim(), zip: dealerZip },
      }),
    };
    await importCommand.run(commandPartsOf(parts), asked, () => {});
    return null;
  },
};

async function requireHeld({ database }: ConsoleParts, { run = '', owner = '' }) {
  const ids = /^[\da-f-]{36}$/.test(run) && /^\d{1,12}$/.test(owner);
  const [held] = ids
    ? await database
        .select({ held: heldDealers, owner: owners.data })
        .from(heldDealers)
        .innerJoin(owners, eq(owners.id, heldDealers.ownerId))
        .where(
          and(
            eq(heldDealers.runId, run),
            eq(heldDealers.ownerId, Number(owner)),
            isNull(heldDealers.settledAs),
          ),
        )
    : [];
  if (!held)
    throw new Refusal('This dealer is not held any more: somebody decided, or a later file.');
  return held;
}

/** Does what the file says, although it takes many of a dealer's cars away. */
const applyAnyway: Act = {
  needs: 'feeds.settle',
  async run(parts, fields, { operator }) {
    const { held, owner } = await requireHeld(parts, fields);
    const { database, dataDir, today } = commandPartsOf(parts);
    const summary = await applyHeldDealer(database, held.runId, owner, {
      ...{ dataDir, today, actor: operator.email },
    });
    return {
      ...{ act: 'feed.apply', subject: owner.name, before: `${held.stock} cars` },
      ...{ after: `${summary.removed} sold`, reason: fields.reason ?? null },
    };
  },
};

/** Leaves a dealer's cars on the market. */
const keepAll: Act = {
  needs: 'feeds.settle',
  async run(parts, fields, { operator }) {
    const { held, owner } = await requireHeld(parts, fields);
    await parts.database.transaction(async (transaction) => {
      await transaction
        .update(heldDealers)
        .set({ settledAs: 'kept', settledAt: new Date() })
        .where(and(eq(heldDealers.runId, held.runId), eq(heldDealers.ownerId, held.ownerId)));
      await writeAudit(transaction, operator.email, {
        ...{ act: 'feed.keep', subject: owner.name, after: `${held.stock} cars` },
      });
    });
    return null;
  },
};

/** What is done with feeds. */
export const feedActs = {
  'feed.import': importFile,
  'feed.apply': applyAnyway,
  'feed.keep': keepAll,
};
