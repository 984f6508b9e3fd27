import { carName } from '@forecourt/domain/listing/listing-title';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { AuditView } from '@forecourt/web/console/console-views';
import { sql } from 'drizzle-orm';
import { keyActor } from '../../api-keys/key-guard.ts';
import {
  type AuditEntry,
  commandLine,
  machine,
  readAudit,
  readAuditChoices,
} from '../../audit/audit-log.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';

const pageLength = 50;

/** What was done, in the words of the page; what an earlier version did and is not here shows by its code. */
export const actWords: Readonly<Record<string, string>> = {
  'person.add': 'added',
  'person.remove': 'removed',
  'person.role': 'changed the role of',
  'person.address': 'changed the address of',
  'person.reset': 'reset the second factor of',
  'lead.resend': 'resent',
  'alerts.resume': 'resumed alerts to',
  'key.make': 'made the key',
  'key.revoke': 'revoked the key',
  'backup.make': 'made a backup in',
  'feed.import': 'imported',
  'feed.refuse': 'could not use',
  'feed.hold': 'held',
  'feed.apply': 'applied anyway',
  'source.add': 'has fetched by itself',
  'source.change': 'changed how is fetched',
  'source.remove': 'has fetched no more',
  'source.fetch': 'fetched',
  'feed.keep': 'kept as it was',
  'report.close': 'closed the report on',
  'review.approve': 'approved the review',
  'review.reject': 'rejected the review',
  'dealer-review.approve': 'approved the review',
  'dealer-review.reject': 'rejected the review',
  'dealer-review.answer': 'answered the review',
  'dealer-review.unanswer': 'took back the answer to the review',
  'job.retry': 'tried again',
  'switch.set': 'switched',
  'table.set': 'changed the value',
  'campaign.add': 'added or changed the campaigns',
  'campaign.end': 'ended the campaign',
  'reference.import': 'took in what is known of models,',
  'backup.restore': 'restored the backup in',
  'secret.rotate': 'added',
  'secret.retire': 'took away',
  'warehouse.sent-again': 'sent to the warehouse again:',
  'private-ad.publish': 'published the ad of',
  'private-ad.remove': 'took off the ad',
  'private-ad.allow': 'allowed the car again',
  'price.change': 'changed the price of',
  'dealer.hours': 'changed the hours of',
  'dealer.close': 'added a closed day of',
  'dealer.open': 'removed a closed day of',
  'dealer.words': 'changed the words of',
  'dealer-staff.add': 'let into a dealer’s rooms',
  'dealer-staff.change': 'changed what is for',
  'dealer-staff.remove': 'let no more into a dealer’s rooms',
  'dealer-staff.address': 'changed the address of',
};

const namesOfNobody: readonly string[] = [commandLine, machine];

/** Every change, the latest first. */
export const auditView: View<AuditView> = {
  needs: 'audit.see',
  async read({ database, reference }, asked) {
    const { actor = '', act = '', text = '' } = asked;
    const query = {
      actor: actor || null,
      act: act || null,
      text: text.slice(0, 100) || null,
      before: /^\d{1,15}$/.test(asked.before ?? '') ? Number(asked.before) : null,
    };
    const found = await readAudit(database, { ...query, limit: pageLength + 1 });
    const entries = found.slice(0, pageLength);
    const dealers = await findDealerNames(database, entries);
    const last = entries.at(-1);
    const { actors, acts } = await readAuditChoices(database);
    const addressOf = (place: { readonly before?: string }) =>
      `?${new URLSearchParams({ actor, act, text, ...place })}`;
    return {
      entries: entries.map((entry) => toEntry(entry, nameSubject(entry, reference, dealers))),
      actors,
      acts: acts.map((value) => ({ value, name: actWords[value] ?? value })),
      asked: { actor, act, text },
      older: found.length > pageLength && last ? addressOf({ before: String(last.id) }) : null,
      latest: query.before === null ? null : addressOf({}),
    };
  },
};

/** `14294194, 2025 ACCORD` and `14294194, dealer 100000281`: the log keeps codes, as names change. */
const ofModel = /^([\da-f]{8}), (\d{4}) (\S+)$/;
const ofDealer = /^([\da-f]{8}), dealer (\d{1,15})$/;

/** What a review is of, as shoppers read it, behind which its number stands. */
function nameSubject(
  { act, subject }: AuditEntry,
  reference: VehicleReference,
  dealers: ReadonlyMap<number, string>,
): string {
  if (!/^(dealer-)?review\./.test(act)) return subject;
  const [, id = '', year = '', modelCode = ''] = ofModel.exec(subject) ?? [];
  const makeCode = reference.findModel(modelCode)?.makeCode;
  if (makeCode !== undefined)
    return `${carName({ year: Number(year), makeCode, modelCode }, reference)} (${id})`;
  const [, review = '', dealer = ''] = ofDealer.exec(subject) ?? [];
  const name = dealers.get(Number(dealer));
  return name === undefined ? subject : `${name} (${review})`;
}

/** @returns names of the dealers whose reviews entries are about, by their ids */
async function findDealerNames(
  database: Database,
  entries: readonly AuditEntry[],
): Promise<ReadonlyMap<number, string>> {
  const ids = entries
    .map(({ subject }) => Number(ofDealer.exec(subject)?.[2] ?? 0))
    .filter(Boolean);
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: number; name: string | null }>(
    database,
    sql`select id::float8 as id, data ->> 'name' as name from owners
        where id in (${sql.join(
          [...new Set(ids)].map((id) => sql`${id}`),
          sql`, `,
        )})`,
  );
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

function toEntry({ id, at, actor, act, before, after, reason }: AuditEntry, subject: string) {
  return {
    id,
    at: toMoment(at),
    actor,
    subject,
    before,
    after,
    reason,
    isPerson: !namesOfNobody.includes(actor) && !actor.startsWith(keyActor),
    did: actWords[act] ?? act,
  };
}
