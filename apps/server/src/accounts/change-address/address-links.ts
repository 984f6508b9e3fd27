import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** What a link about the address of an account does. */
const addressLinkSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    personId: z.string(),
    /** Of the browser that asked: what it asked for ends with it. */
    sessionId: z.string(),
    from: z.string(),
    to: z.string(),
  }),
  z.object({
    kind: z.literal('undo'),
    personId: z.string(),
    to: z.string(),
    /** Ids of what went along, by what keeps it; links of the version before do not say. */
    moved: z.record(z.string(), z.array(z.string())).nullable().default(null),
  }),
]);
type AddressLink = z.output<typeof addressLinkSchema>;
type LinkOf<Kind> = Extract<AddressLink, { kind: Kind }>;

/** Of the token only a hash is kept, beside those of the library. */
const identifierOf = (kind: AddressLink['kind'], token: string): string =>
  `address-${kind} ${createHash('sha256').update(token).digest('base64url')}`;

/** Keeps what a link does until it is followed, or too old. @returns the token of the link */
export async function keepAddressLink(
  database: Database,
  link: z.input<typeof addressLinkSchema>,
  minutes: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await database.execute(sql`insert into verifications (id, identifier, value, expires_at)
    values (${randomUUID()}, ${identifierOf(link.kind, token)}, ${JSON.stringify(link)},
      now() + make_interval(mins => ${minutes}::int))`);
  return token;
}

/** What a link does, while it is good; of two who follow it at once the second waits for the first. */
export async function findAddressLink<Kind extends AddressLink['kind']>(
  transaction: Database,
  kind: Kind,
  token: unknown,
): Promise<LinkOf<Kind> | null> {
  if (typeof token !== 'string') return null;
  const [row] = await rowsOf<{ value: string }>(
    transaction,
    sql`select value from verifications
        where identifier = ${identifierOf(kind, token)} and expires_at > now() for update`,
  );
  const link = row && addressLinkSchema.parse(JSON.parse(row.value));
  return link?.kind === kind ? (link as LinkOf<Kind>) : null;
}

/** Ends links about the address of a person: all, or those of one kind. */
export async function forgetAddressLinks(
  database: Database,
  personId: string,
  kind: AddressLink['kind'] | '%' = '%',
): Promise<void> {
  await database.execute(sql`delete from verifications
    where identifier like ${`address-${kind} %`} and strpos(value, ${personId}) > 0`);
}

/**
 * Ends a link that undoes a change, and those of later changes. Those of earlier ones stay: who took an account to
 * two addresses, one after the other, has not got rid of the first mailbox.
 */
export async function forgetUndoneLinks(
  database: Database,
  { token, personId }: { readonly token: string; readonly personId: string },
): Promise<void> {
  await database.execute(sql`delete from verifications using verifications as own
    where own.identifier = ${identifierOf('undo', token)}
      and verifications.identifier like 'address-undo %' and verifications.created_at >= own.created_at
      and strpos(verifications.value, ${personId}) > 0`);
}

/** Ends every link that was sent to an address about an account. */
export async function forgetLinks(
  database: Database,
  { personId, email }: { readonly personId: string; readonly email: string },
): Promise<void> {
  await database.execute(sql`delete from verifications
    where value = ${personId} or strpos(value, ${JSON.stringify(email)}) > 0`);
}
