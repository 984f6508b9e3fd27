import { z } from 'zod';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { type Reasoned, reasonOption } from '../platform/reason-option.ts';
import { Refusal } from '../platform/refusal.ts';
import { decideReview, type QueuedReview, readQueue } from './review-store.ts';

const idSchema = z.uuid('expected the id of a review, as the list shows it');

const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind: z.literal('reviews'), action: z.literal('list') }),
  z.object({
    ...{ kind: z.literal('reviews'), action: z.enum(['approve', 'reject']), id: z.string() },
    reason: z.string().nullish(),
  }),
]);
type ReviewsCommand = z.output<typeof commandSchema>;

/** `forecourt reviews`: decides what of the reviews of models is shown. */
export const reviewsCommand: OperatorCommand<ReviewsCommand, QueuedReview[]> = {
  kind: 'reviews',
  schema: commandSchema,
  note: (asked) =>
    asked.action === 'list'
      ? null
      : { act: `review.${asked.action}`, subject: asked.id, reason: asked.reason ?? null },
  run: async ({ database }, asked) => {
    if (asked.action !== 'list') {
      const { success, data: id, error } = idSchema.safeParse(asked.id);
      if (!success) throw new UnknownReview(`${asked.id}: ${error.issues[0]?.message}.`);
      const state = asked.action === 'approve' ? 'approved' : 'rejected';
      if (!(await decideReview(database, id, state)))
        throw new UnknownReview(`There is no review ${id}.`);
    }
    return readQueue(database);
  },
  describe(program, terminal) {
    const run = async (asked: ReviewsCommand) =>
      terminal.say(describeQueue(await terminal.run(asked)));
    const reviews = program.command('reviews').description('What people wrote of models.');
    reviews
      .command('list', { isDefault: true })
      .description('shows those that wait for a decision or were reported')
      .action(() => run({ kind: 'reviews', action: 'list' }));
    reviews
      .command('approve')
      .description('shows one to everybody')
      .argument('<id>', 'its id')
      .action((id: string) => run({ kind: 'reviews', action: 'approve', id }));
    reviews
      .command('reject')
      .description('shows one to nobody')
      .argument('<id>', 'its id')
      .option(...reasonOption)
      .action((id: string, { reason = null }: Reasoned) =>
        run({ kind: 'reviews', action: 'reject', id, reason }),
      );
  },
};

class UnknownReview extends Refusal {
  override readonly name = 'UnknownReview';
}

/** The queue for people. */
export function describeQueue(queue: readonly QueuedReview[]): string {
  if (queue.length === 0) return 'No review waits for a decision.';
  return queue
    .map((review) => {
      const { id, year, modelCode, authorName, state, reports, overall, title, text } = review;
      const why = state === 'waiting' ? 'waits' : `reported ${reports} times`;
      return `${id}  ${year} ${modelCode}  ${overall} stars  by ${authorName}  ${why}\n  ${title}\n  ${text.replaceAll('\n', '\n  ')}`;
    })
    .join('\n\n');
}
