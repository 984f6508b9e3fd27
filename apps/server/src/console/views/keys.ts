import type { KeysView } from '@forecourt/web/console/console-views';
import { type ApiKey, listKeys } from '../../api-keys/keys.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';

/** Keys by which programs come in. */
export const keysView: View<KeysView> = {
  needs: 'keys.see',
  async read({ database }, _asked, { now }) {
    const found = await listKeys(database);
    return { keys: found.map((key) => toShown(key, now)) };
  },
};

function toShown(key: ApiKey, now: number): KeysView['keys'][number] {
  const { id, name, start, scopes, perMinute, madeBy, madeAt, usedAt, expiresAt, revokedAt } = key;
  const isOver = expiresAt !== null && expiresAt.getTime() <= now;
  return {
    id,
    name,
    start,
    scopes,
    perMinute,
    madeBy,
    made: toMoment(madeAt),
    used: usedAt && toMoment(usedAt),
    expires: expiresAt && toMoment(expiresAt),
    state: revokedAt !== null ? 'revoked' : isOver ? 'expired' : 'good',
  };
}
