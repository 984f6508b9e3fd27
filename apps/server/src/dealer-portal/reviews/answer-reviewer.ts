import { asTyped } from '@forecourt/domain/content/line-breaks';
import { dealerReviewLimits } from '@forecourt/domain/dealer/dealer-review-words';
import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import { z } from 'zod';
import { answerReview, type ReviewAnswered } from '../../dealer-reviews/answer-review.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { problemsByField } from '../../platform/problems-by-field.ts';
import type { Act } from '../act.ts';
import type { AtPortal } from '../portal-parts.ts';

const maxLength = dealerReviewLimits.answer;

const formSchema = z.object({
  answer: z
    .string({ error: 'expected what you say to it' })
    .overwrite(asTyped)
    .trim()
    .min(2, { error: 'expected what you say to it' })
    .max(maxLength, { error: `expected at most ${maxLength} characters` }),
});

/** Says something to a review beside it, in place of what was said before; not of what a colleague said meanwhile. */
export const answerReviewer: Act = {
  async run({ database }, fields, { staff, dealer }) {
    const review = readReview(fields, dealer);
    if (review === null) return { status: 'MISSING' };
    const parsed = formSchema.safeParse(fields);
    if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
    const { answer } = parsed.data;
    return toAnswer(await answerReview(database, staff.email, { ...review, answer }));
  },
};

/** Takes back what was said. */
export const takeBackAnswer: Act = {
  async run({ database }, fields, { staff, dealer }) {
    const review = readReview(fields, dealer);
    if (review === null) return { status: 'MISSING' };
    return toAnswer(await answerReview(database, staff.email, { ...review, answer: null }));
  },
};

/** Which review, which text of it, and what was said to it on the page; null where that is none that could be. */
function readReview({ id = '', writtenAt = '', was }: Asked, { id: ownerId }: AtPortal['dealer']) {
  const at = new Date(writtenAt);
  if (!isUuid(id) || Number.isNaN(at.getTime())) return null;
  // A form of an earlier version does not say what it was loaded with.
  const known = was === undefined ? {} : { known: was === '' ? null : was };
  return { id, ownerId, writtenAt: at, ...known };
}

function toAnswer(answered: ReviewAnswered): ActAnswer {
  if (answered.status === 'DONE') return { status: 'DONE' };
  const sentence = answered.status === 'GONE' ? gone : staleOf(answered.present);
  return { status: 'REFUSED', sentence };
}

const gone = 'This review is not shown any more: its author took it back or wrote it anew.';

const staleOf = (present: string | null): string =>
  present === null
    ? 'Nothing was changed: the answer that was on your page is taken back. A colleague did it meanwhile.'
    : `Nothing was changed: the answer is “${present}” now. A colleague wrote it meanwhile.`;
