import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The list shows no more: the latest. */
const maxListed = 200;

/** A mail that was kept in the folder instead of being sent. */
export interface KeptMail {
  readonly id: string;
  readonly keptAt: Date;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly source: string;
}

/** Those mails, the latest first. */
export async function listMails(folder: string): Promise<KeptMail[]> {
  const files = await readdir(folder).catch(() => []);
  const ids = files.flatMap((file) => /^([\da-f]{24})\.eml$/.exec(file)?.[1] ?? []);
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(join(folder, `${id}.eml`))).mtimeMs })),
  );
  const latest = dated.toSorted((a, b) => b.at - a.at).slice(0, maxListed);
  const mails = await Promise.all(latest.map(({ id }) => findMail(folder, id)));
  return mails.filter((mail) => mail !== null);
}

export async function findMail(folder: string, id: string): Promise<KeptMail | null> {
  if (!/^[\da-f]{24}$/.test(id)) return null;
  const path = join(folder, `${id}.eml`);
  const source = await readFile(path, 'utf8').catch(() => null);
  if (source === null) return null;
  const { mtime: keptAt } = await stat(path);
  const { from, to, replyTo, subject, text, html } = await PostalMime.parse(source);
  return {
    id,
    keptAt,
    from: [from?.name, from?.address].filter(Boolean).join(' · '),
    to: to?.[0]?.address ?? '',
    replyTo: replyTo?.[0]?.address ?? null,
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? null,
    source,
  };
}
