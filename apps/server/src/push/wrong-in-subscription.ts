import { ECDH } from 'node:crypto';
import type { PushSubscriptionKeys } from '@forecourt/domain/account/browser-device';
import { isPushService } from './push-services.ts';

/**
 * Tells why no notice could ever be sent to a browser; null where one can.
 *
 * @param further origins of push services that the operator adds
 */
export function wrongInSubscription(
  { endpoint, keys }: PushSubscriptionKeys,
  further: readonly string[],
): string | null {
  const { username, password } = new URL(endpoint);
  if (username !== '' || password !== '')
    return 'expected an endpoint without a name or a password in it';
  if (!isPushService(endpoint, further))
    return 'its endpoint is of a push service that is not known here: see PUSH_SERVICES';
  return isPoint(keys.p256dh) ? null : 'expected p256dh to be a public key of the curve P-256';
}

/** Whether a notice can be encrypted for this key. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
