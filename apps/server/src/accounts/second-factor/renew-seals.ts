import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { KeyRing } from '../../platform/secrets/key-ring.ts';
import { secondFactors } from '../tables.ts';

/**
 * Seals second factors anew that an earlier key has sealed, so that it may be taken away.
 *
 * @param which those of one person; all where nothing is said
 * @returns how many no key opens: they are lost, and whose they are has to be let in anew
 */
export async function renewSeals(
  database: Database,
  { keys }: KeyRing,
  which?: { readonly personId: string },
): Promise<number> {
  const { parseEnvelope, symmetricDecrypt, symmetricEncrypt } = await import('better-auth/crypto');
  /** Of the key that a text is sealed under; before there were two it had none. */
  const versionOf = (sealed: string): number => parseEnvelope(sealed)?.version ?? 1;
  const { version: current } = keys[0];
  const first = keys.find(({ version }) => version === 1);
  const key = {
    keys: new Map(keys.map(({ version, value }) => [version, value])),
    currentVersion: current,
    ...(first && { legacySecret: first.value }),
  };
  const renew = async (data: string) =>
    versionOf(data) === current
      ? data
      : symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  const ofPerson: SQL | undefined = which && eq(secondFactors.userId, which.personId);
  const rows = await database.select().from(secondFactors).where(ofPerson);
  let lost = 0;
  for (const { id, secret, backupCodes } of rows) {
    if (versionOf(secret) === current && versionOf(backupCodes) === current) continue;
    try {
      const sealed = { secret: await renew(secret), backupCodes: await renew(backupCodes) };
      // Somebody may use up a code meanwhile: then it is sealed anew already.
      const asRead = and(eq(secondFactors.id, id), eq(secondFactors.backupCodes, backupCodes));
      await database.update(secondFactors).set(sealed).where(asRead);
    } catch {
      lost += 1;
    }
  }
  return lost;
}
