import { carName } from '@forecourt/domain/listing/listing-title';
import { mayDo } from '@forecourt/domain/operator/roles';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { Cell, RowDeed, Sheet } from '@forecourt/web/console/sheet';
import { readDealerQueue } from '../../dealer-reviews/decide-dealer-review.ts';
import { type QueuedModelReview, readQueue } from '../../reference/reviews/review-store.ts';
import { moreQueued, type QueuedReview } from '../../reviews/decision.ts';
import type { View } from '../view.ts';
import { numbers, tableOf } from './table.ts';

/** Reviews of models and of dealers that wait for a decision, and those that were reported. */
export const reviewsView: View<Sheet> = {
  needs: 'reviews.see',
  async read({ database, reference }, _asked, { operator }) {
    const mayDecide = mayDo(operator.role, 'reviews.decide');
    const columns = ['Review', 'Of', numbers('Stars'), 'Why it is here'];
    const rowOf = (review: QueuedReview, of: string, acts: Acts) => ({
      key: review.id,
      cells: [
        { text: review.title, more: review.text },
        // An analyst sees no shopper.
        { text: of, ...(mayDecide && { more: `by ${review.authorName}` }) },
        { text: String(review.overall) },
        whyHere(review),
      ],
      deeds: mayDecide ? deedsOf(review, acts) : [],
    });
    const tableOfQueue = <Queued extends QueuedReview>(
      title: string,
      queue: readonly Queued[],
      toRow: (review: Queued) => ReturnType<typeof rowOf>,
    ) => {
      const none = 'No review waits for a decision.';
      const more = moreQueued(queue.length);
      return tableOf({ title, columns, none, ...(more !== '' && { note: more }) }, queue, toRow);
    };
    return {
      title: 'Reviews',
      lead: 'What people wrote of models and dealers is shown once somebody approved it.',
      find: null,
      tables: [
        tableOfQueue('Of models', await readQueue(database), (review) =>
          rowOf(review, reviewedName(review, reference), ofModels),
        ),
        tableOfQueue('Of dealers', await readDealerQueue(database), (review) =>
          rowOf(review, review.dealer, ofDealers),
        ),
      ],
    };
  },
};

interface Acts {
  readonly approve: string;
  readonly reject: string;
  /** A reason that somebody may have. */
  readonly example: string;
}

const ofModels: Acts = {
  approve: 'review.approve',
  reject: 'review.reject',
  example: 'It is about a dealer, not the car',
};

const ofDealers: Acts = {
  approve: 'dealer-review.approve',
  reject: 'dealer-review.reject',
  example: 'It names somebody who works there',
};

function whyHere({ state, reports }: QueuedReview): Cell {
  if (state === 'waiting') return { text: 'New', mood: 'wait' };
  return { text: reports === 1 ? 'Reported once' : `Reported ${reports} times`, mood: 'bad' };
}

const deedsOf = ({ id, version, title, authorName }: QueuedReview, acts: Acts): RowDeed[] => [
  { act: acts.approve, name: 'Approve', fields: { id, version } },
  {
    act: acts.reject,
    name: 'Reject',
    fields: { id, version },
    sure: {
      says: `“${title}” by ${authorName} is shown to nobody, and leaves this list.`,
      button: 'Reject the review',
      example: acts.example,
      readBy: 'its author',
    },
  },
];

function reviewedName(
  { year, modelCode }: Pick<QueuedModelReview, 'year' | 'modelCode'>,
  reference: VehicleReference,
): string {
  const makeCode = reference.findModel(modelCode)?.makeCode ?? '';
  return carName({ year, makeCode, modelCode }, reference);
}
