import { createHash } from 'node:crypto';
import type { ReviewState } from '@forecourt/domain/reference/review-words';
import type { Database } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import { Refusal } from '../platform/refusal.ts';

/** Nothing can be decided of a review so; the message says why. */
export class RefusedReview extends Refusal {
  override readonly name = 'RefusedReview';
}

/** Reviews that a queue shows at once, the oldest: the others follow as those are decided. */
export const maxQueued = 200;

/** Says of a queue that is shown that there may be more; an empty text where there are none. */
export const moreQueued = (shown: number): string =>
  shown < maxQueued ? '' : `The oldest ${maxQueued}; more follow as these are decided.`;

/** What all reviews have that wait for somebody's decision. */
export interface QueuedReview {
  readonly id: string;
  /** Of what the decision is about: another one once the author wrote it anew. */
  readonly version: string;
  readonly authorName: string;
  readonly overall: number;
  readonly title: string;
  readonly text: string;
  readonly state: ReviewState;
  /** By how many it was reported. */
  readonly reports: number;
}

/** What somebody decides of a review. */
export interface ReviewDecision extends Pick<QueuedReview, 'id' | 'version'> {
  readonly state: 'approved' | 'rejected';
  /** Why, for the audit log and the author of one that is rejected; null where nobody said, which is for approvals. */
  readonly reason: string | null;
  /** Whether what was decided otherwise before is turned over. */
  readonly turnsOver: boolean;
}

/** What something is decided with. */
export interface DecidingParts {
  readonly database: Database;
  readonly queue: JobQueue;
}

/**
 * Shows a review or does not.
 *
 * @param actor who decides, for the audit log
 */
export type Decide = (
  parts: DecidingParts,
  actor: string,
  decision: ReviewDecision,
) => Promise<void>;

/** How a review stands when something is decided of it. */
interface Standing extends Pick<QueuedReview, 'version' | 'state'> {
  /** Whether it was reported since somebody decided of it. */
  readonly isReported: boolean;
}

/** A digest of all that is shown of a review, as a time may be the same of two. */
export const digestReview = (...shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);

/**
 * Refuses what is no id before the database is asked.
 *
 * @throws RefusedReview
 */
export function checkReviewId(id: string): void {
  if (!isUuid(id))
    throw new RefusedReview(`There is no review ${id}. Expected an id as the list shows it.`);
}

/** @returns a refusal of a decision about a review that is not there */
export const noSuchReview = (id: string): RefusedReview =>
  new RefusedReview(`There is no review ${id}.`);

/**
 * What a decision makes of a review. Refuses that of what was not seen so, or was decided already, and a rejection
 * without a reason.
 *
 * @throws RefusedReview
 */
export function decide(
  { id, version, state, reason, turnsOver }: ReviewDecision,
  standing: Standing,
): { readonly state: ReviewState; readonly rejectedBecause: string | null } {
  if (standing.version !== version)
    throw new RefusedReview(
      `The review ${id} was changed meanwhile, and nothing was decided. Read it again.`,
    );
  const isQueued =
    standing.state === 'waiting' || (standing.state === 'approved' && standing.isReported);
  const isOpen = isQueued || (turnsOver && standing.state !== state);
  if (!isOpen) throw new RefusedReview(`The review ${shortId(id)} was ${standing.state} already.`);
  if (state === 'approved') return { state, rejectedBecause: null };
  if (!reason?.trim())
    throw new RefusedReview('The reason: expected a sentence for the author, who reads it.', {
      field: 'reason',
    });
  return { state, rejectedBecause: reason.trim() };
}

/** Of a review, for people. */
export const shortId = (id: string): string => id.slice(0, 8);
