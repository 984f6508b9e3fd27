import { isTellingDrop } from '@forecourt/domain/alert/telling-drop';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { eq, sql } from 'drizzle-orm';
import { readListingsById } from '../vehicles/read-listings.ts';
import type { AlertParts } from './alert-parts.ts';
import type { AlertChannel, CarNews, NotSent } from './channels/channel.ts';
import { findSaved } from './interested.ts';
import { type AlertSubject, findSubject, subjectOf } from './mail/alert-subject.ts';
import { alertMessages, type StoredNews } from './tables.ts';
import { findsCar, savedFilter } from './watched/saved-filter.ts';
import { webhookRecipient } from './webhooks/webhook-channel.ts';

/** What could not be told for so long is told no more. */
const maxAgeMs = 3 * dayMs;

type Stored = typeof alertMessages.$inferSelect;

/** Sends a message that was not sent yet, without what is no longer so. */
export async function sendAlert(parts: AlertParts, messageId: string): Promise<void> {
  const [message] = await parts.database
    .select()
    .from(alertMessages)
    .where(eq(alertMessages.id, messageId));
  if (!message || message.outcome !== null) return;
  const channel = parts.channels.find(({ name }) => name === message.channel);
  if (!channel) return end(parts, message, 'unwanted');
  const isOld = parts.clock.now() - message.createdAt.getTime() > maxAgeMs;
  const subject = await subjectAbout(parts, message);
  const current = isOld ? [] : await findCurrent(parts, await findWanted(parts, message));
  const news = await stillFound(parts, current, subject);
  parts.alertCounts.add('outdated', message.news.length - news.length);
  if (news.length === 0) return end(parts, message, 'outdated');
  const notSent = await send(channel, message, subject, news);
  if (notSent !== null) parts.alertCounts.add(notSent, news.length);
  else parts.alertCounts.add('sent', news.length);
  await end(parts, message, notSent ?? 'sent');
}

/** What a message is about, as it is now; null where it is gone. */
const subjectAbout = (parts: AlertParts, { recipient, source, brand }: Stored) =>
  findSubject(parts, subjectOf(source, recipient), keptBrand(brand).code);

/** Through whichever channel: nothing of what is gone by now, or is to be told of never. */
async function send(
  channel: AlertChannel,
  { id, recipient, source, brand: code }: Stored,
  subject: AlertSubject | null,
  news: readonly CarNews[],
): Promise<NotSent | null> {
  const brand = keptBrand(code).code;
  // A program is told whatever rhythm its person chose.
  const isProgram = recipient.startsWith(webhookRecipient);
  if (subject === null || (subject.rhythm === 'never' && !isProgram)) return 'unwanted';
  return channel.send({ id, recipient, source, brand, subject, news });
}

/** Notes of one that no try could send that it never will be. */
export async function giveUpAlert(parts: AlertParts, messageId: string): Promise<void> {
  parts.alertCounts.add('dead');
  await parts.database
    .update(alertMessages)
    .set({ outcome: 'dead', endedAt: sql`now()` })
    .where(sql`${alertMessages.id} = ${messageId} and ${alertMessages.outcome} is null`);
}

async function end({ database }: AlertParts, { id }: Stored, outcome: Stored['outcome']) {
  await database
    .update(alertMessages)
    .set({ outcome, endedAt: sql`now()` })
    .where(eq(alertMessages.id, id));
}

/** Of saved cars those that are saved still; of a search all. */
async function findWanted(
  { database }: AlertParts,
  { source, recipient, news }: Stored,
): Promise<readonly StoredNews[]> {
  if (source !== 'cars') return news;
  const saved = await findSaved(database, recipient);
  return news.filter(({ listingId }) => saved.has(listingId));
}

/** With whether the car had another price when the news was noted. */
type CurrentNews = CarNews & { readonly isRepriced: boolean };

/** Of a search no car that it does not find any more, as one that came for less than it costs now. */
async function stillFound(
  parts: AlertParts,
  news: readonly CurrentNews[],
  subject: AlertSubject | null,
): Promise<CarNews[]> {
  if (!subject?.parameters) return [...news];
  const { brand, parameters } = subject;
  const filter = savedFilter({ brand, parameters }, parts);
  const found: CarNews[] = [];
  for (const { isRepriced, ...one } of news) {
    const isLost = isRepriced && filter && !(await findsCar(parts, { brand, filter }, one.listing));
    if (!isLost) found.push(one);
  }
  return found;
}

const weights: Readonly<Record<CarNews['kind'], number>> = {
  drop: 0,
  back: 1,
  sold: 2,
  gone: 3,
  new: 4,
};

/** Those that still hold: no car that is gone by now, no price that is up again. */
async function findCurrent(
  { database, engine }: AlertParts,
  news: readonly StoredNews[],
): Promise<CurrentNews[]> {
  const rows = await readListingsById(database, [...new Set(news.map((one) => one.listingId))]);
  const listings = new Map(rows.map((row) => [row.id, row]));
  const current: CurrentNews[] = [];
  for (const one of news) {
    const row = listings.get(one.listingId);
    if (!row || (row.status !== 'active') !== (one.kind === 'sold')) continue;
    const price = derivedPrice(row.data);
    const isFallen = price !== null && isTellingDrop(one.priceBefore ?? 0, price);
    if (one.kind === 'drop' && !isFallen) continue;
    const card = row.status === 'active' ? ((await engine.findById(one.listingId)) ?? null) : null;
    const isRepriced = price !== one.price;
    const kind = row.status === 'active' ? one.kind : row.status;
    current.push({ ...one, kind, price, listing: row.data, card, isRepriced });
  }
  // Of several drops of a car the one from the highest price tells all; of a car that is new none does.
  const drops = current.filter(({ kind }) => kind === 'drop');
  const greatest = new Map(
    drops.toSorted((a, b) => fallOf(a) - fallOf(b)).map((one) => [one.listingId, one]),
  );
  const isNew = new Set(current.flatMap((one) => (one.kind === 'new' ? [one.listingId] : [])));
  const isTold = (one: CurrentNews) =>
    greatest.get(one.listingId) === one && !isNew.has(one.listingId);
  return current
    .filter((one) => one.kind !== 'drop' || isTold(one))
    .sort((a, b) => weights[a.kind] - weights[b.kind] || fallOf(b) - fallOf(a));
}

const fallOf = ({ price, priceBefore }: CarNews) => (priceBefore ?? 0) - (price ?? 0);
