import { dealerReviewLimits } from '@forecourt/domain/dealer/dealer-review-words';
import type { Asked } from '@forecourt/web/back-office/office';
import { z } from 'zod';
import { answerReview } from '../../dealer-reviews/answer-review.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { problemsByField } from '../../platform/problems-by-field.ts';
import type { Act } from '../act.ts';
import type { AtPortal } from '../portal-parts.ts';

const maxLength = dealerReviewLimits.answer;

const formSchema = z.object({
  answer: z
    .string({ error: 'expected what you say to it' })
    .trim()
    .min(2, { error: 'expected what you say to it' })
    .max(maxLength, { error: `expected at most ${maxLength} characters` }),
});

/** Says something to a review beside it, in place of what was said before. */
export const answerReviewer: Act = {
  async run({ database }, fields, { staff, dealer }) {
    const review = readReview(fields, dealer);
    if (review === null) return { status: 'MISSING' };
    const parsed = formSchema.safeParse(fields);
    if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
    const { answer } = parsed.data;
    const isSaid = await answerReview(database, staff.email, { ...review, answer });
    return isSaid ? { status: 'DONE' } : gone;
  },
};

/** Takes back what was said. */
export const takeBackAnswer: Act = {
  async run({ database }, fields, { staff, dealer }) {
    const review = readReview(fields, dealer);
    if (review === null) return { status: 'MISSING' };
    const isTaken = await answerReview(database, staff.email, { ...review, answer: null });
    return isTaken ? { status: 'DONE' } : gone;
  },
};

/** Which review, and which text of it; null where that is none that could be. */
function readReview({ id = '', writtenAt = '' }: Asked, { id: ownerId }: AtPortal['dealer']) {
  const at = new Date(writtenAt);
  return isUuid(id) && !Number.isNaN(at.getTime()) ? { id, ownerId, writtenAt: at } : null;
}

const gone = {
  status: 'REFUSED' as const,
  sentence: 'This review is not shown any more: its author took it back or wrote it anew.',
};
