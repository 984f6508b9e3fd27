import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import type { Keepings } from '../platform/keeping.ts';
import type { ReadSession } from '../request/asker.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { Accounts } from './account-parts.ts';
import type { AccountCall } from './account-policies.ts';
import type { Auth } from './create-auth.ts';
import { signedNow } from './library-secrets.ts';
import type { Passwords } from './passwords.ts';

/** What accounts work with. */
export type AccountParts = Pick<MarketParts, 'database' | 'logger'> & {
  readonly queue: JobQueue;
  readonly accounts: Accounts;
  readonly keepings: Keepings;
  readonly passwords: Passwords;
  readonly readSession: ReadSession;
};

/** One request about an account. */
export interface AccountRequest {
  readonly parts: AccountParts;
  readonly accounts: Accounts;
  readonly auth: Auth;
  readonly facts: PageFacts<AccountCall>;
  readonly headers: Headers;
}

export async function toAccountRequest(
  parts: AccountParts,
  facts: PageFacts<AccountCall>,
  headers: Headers,
): Promise<AccountRequest> {
  const { accounts } = parts;
  const auth = await accounts.authAt(facts.origin);
  return { parts, accounts, auth, facts, headers: signedNow(headers, accounts.ring) };
}
