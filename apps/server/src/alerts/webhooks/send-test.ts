import { randomUUID } from 'node:crypto';
import { personKeeper } from '@forecourt/domain/account/asker';
import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import type { WebhookTested } from '@forecourt/web/alerts/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { WebhookPost } from '../../platform/http/post-webhook.ts';
import {
  createSharedLimiter,
  type LimitSource,
  type SharedLimiter,
} from '../../platform/limits/shared-limiter.ts';
import type { PageFacts } from '../../request/page-facts.ts';
import type { AlertCall } from '../alert-policies.ts';
import { askProgram } from './ask-program.ts';
import { testPayload } from './payload.ts';

interface Parts {
  readonly database: Database;
  readonly webhookTestLimit: SharedLimiter;
  /** Where shoppers reach a brand. */
  readonly originOf: (brand: BrandCode) => string;
  /** Whether an address may be connected to. Tests allow their own. */
  readonly mayReach?: WebhookPost['isAllowed'];
}

/** Tests of one webhook: nobody's server is bothered through us. */
const rate = { max: 5, windowMs: 600_000 };

/** Bounds how many tests one webhook is sent, by all processes together. */
export const createWebhookTestLimit = (source: LimitSource): SharedLimiter =>
  createSharedLimiter(source, 'webhook tests', rate);

interface OwnHook {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly title: string;
  readonly brand: string;
}

/** Posts a sample to a webhook of who is signed in, signed as news is. It is sent once, and ends no webhook. */
export async function sendTest(
  parts: Parts,
  { asker, calls }: Pick<PageFacts<AlertCall>, 'asker' | 'calls'>,
  source: string,
): Promise<WebhookTested> {
  if (asker.kind !== 'person') return { status: 'unknown' };
  const { database, webhookTestLimit, originOf, mayReach } = parts;
  const keeper = personKeeper(asker.personId);
  const hook = await calls.require('alerts', () => findOwn(database, keeper, source));
  if (hook === null) return { status: 'unknown' };
  const waitMs = await webhookTestLimit.admit(hook.id);
  if (waitMs > 0) return { status: 'limited', waitMs };
  const { id: bookmarkId, url, secret, title, brand } = hook;
  const origin = originOf(keptBrand(brand).code);
  // The program's own slowness is no failure of ours: no breaker counts it.
  const { said } = await askProgram({
    url,
    secret,
    id: `test_${randomUUID()}`,
    isAllowed: mayReach,
    body: JSON.stringify(testPayload({ title, bookmarkId, origin })),
  });
  // One that was changed meanwhile was not asked.
  await calls.require('alerts', () =>
    database.execute(sql`update search_webhooks set last_outcome = ${`a test, ${said}`},
      last_at = now() where bookmark_id = ${bookmarkId} and url = ${url}`),
  );
  return { status: 'sent' };
}

async function findOwn(
  database: Database,
  keeper: string,
  source: string,
): Promise<OwnHook | null> {
  const [hook] = await rowsOf<OwnHook>(
    database,
    sql`select bookmark_id as id, url, secret, title, brand
        from search_webhooks join search_bookmarks on search_bookmarks.id = bookmark_id
        where 'bookmark:' || bookmark_id = ${source} and keeper = ${keeper}`,
  );
  return hook ?? null;
}
