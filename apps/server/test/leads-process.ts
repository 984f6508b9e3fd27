/**
 * A process that takes leads and delivers them, until it is killed: `leads-process.ts <database>
 * <server of mails>`, the database by its address or, embedded, by its folder. A line of standard input is a
 * lead to store; its id is a line of the output.
 */
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { createLead } from '../src/leads/create-lead.ts';
import { startLeadDesk } from '../src/leads/test/lead-market.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { databaseAt } from './database-at.ts';

const [place = '', smtpUrl = ''] = process.argv.slice(2);
const open = await openDatabase(databaseAt(place));
const desk = await startLeadDesk(open, {
  smtpUrl,
  timeout: 1,
  retry: { limit: 200, firstWaitSeconds: 0, longestWaitSeconds: 0 },
});
// It is killed, and writes nothing at its end: the next is to find compiled what this one did.
flushCompileCache();

const sender = { brand: 'atc', visitorId: null, personId: null, key: null };

/** As shoppers do, who send again when the database was too busy to answer. */
async function storeAtLast(fields: Record<string, unknown>): Promise<string> {
  for (;;) {
    const answer = await createLead(desk.parts, fields, sender).catch(() => null);
    if (answer?.status === 'SUCCESS') return answer.leadId;
    if (answer !== null) throw new Error(JSON.stringify(answer));
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${await storeAtLast(JSON.parse(line))}\n`);
