import { allKeyScopes } from '@forecourt/domain/operator/key-scopes';
import { makeKey, revokeKey } from '../../api-keys/keys.ts';
import type { Act } from '../act.ts';
import { readReason } from './read-reason.ts';

const make: Act = {
  needs: 'keys.change',
  async run({ database, clock }, fields, { operator }) {
    const { name = '', days = '', perMinute = '' } = fields;
    const scopes = allKeyScopes.filter((scope) => fields[scope] === 'on');
    const asked = { name, scopes, days, perMinute };
    const once = await makeKey(database, operator.email, asked, clock.now());
    return { status: 'DONE', once };
  },
};

const revoke: Act = {
  needs: 'keys.change',
  async run({ database }, fields, { operator }) {
    const { name = '' } = fields;
    await revokeKey(database, operator.email, { name, reason: readReason(fields) });
    return { status: 'DONE' };
  },
};

/** What is done with keys of programs. */
export const keyActs = { 'key.make': make, 'key.revoke': revoke };
