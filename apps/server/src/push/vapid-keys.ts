import { createECDH } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { readSecret } from '../platform/secrets/read-secret.ts';

/** By which services of notices know this marketplace: a pair of keys on the curve P-256. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this marketplace, made at its first start. The secret is the private one. */
export async function readVapidKeys(database: Database): Promise<VapidKeys> {
  const privateKey = await readSecret(database, 'push');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: curve.getPublicKey('base64url') };
}
