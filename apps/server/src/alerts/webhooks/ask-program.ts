import { STATUS_CODES } from 'node:http';
import { postWebhook, type WebhookPost } from '../../platform/http/post-webhook.ts';
import { PrivateAddress } from '../../platform/http/public-address.ts';
import type { NotSent } from '../channels/channel.ts';

/** What became of something that was posted to a program. */
export interface ProgramOutcome {
  /** For the person who set it. */
  readonly said: string;
  readonly notSent: NotSent | null;
  readonly isWorthATry?: true;
  /** It says that it wants no more. */
  readonly isGone?: true;
}

/** Posts to a program of somebody's, and puts what it answers in words. */
export async function askProgram(post: WebhookPost): Promise<ProgramOutcome> {
  try {
    return toOutcome(await postWebhook(post));
  } catch (error) {
    if (error instanceof PrivateAddress)
      return { said: 'it leads to a private address', notSent: 'refused' };
    return { said: describeFailure(error), notSent: 'refused', isWorthATry: true };
  }
}

function toOutcome(status: number): ProgramOutcome {
  if (status >= 200 && status < 300) return { said: 'taken', notSent: null };
  if (status === 410) return { said: 'it is gone', notSent: 'unwanted', isGone: true };
  if (status >= 300 && status < 400)
    return { said: 'it leads elsewhere, which is not followed', notSent: 'refused' };
  const words = STATUS_CODES[status];
  const said = `it answered ${status}${words === undefined ? '' : ` (${words})`}`;
  return { said, notSent: 'refused', isWorthATry: true };
}

/** Codes of Node and OpenSSL for a certificate that is not trusted, or is that of another name. */
const certificateFault = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

function describeFailure(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  // The signal's own error is the cause of the one that a request ends with.
  if (name === 'TimeoutError' || name === 'AbortError') return 'it did not answer in time';
  if (code === 'ENOTFOUND') return 'its name is not known';
  if (code === 'ECONNREFUSED') return 'nothing takes connections there';
  if (certificateFault.test(code ?? '')) return 'its certificate is not trusted';
  return 'it could not be reached';
}
