import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { type Reasoned, reasonOption } from '../platform/reason-option.ts';
import { decideReview, RefusedReview } from './decide-review.ts';
import { type QueuedReview, readQueue } from './review-store.ts';

const idSchema = z.uuid('expected the id of a review, as the list shows it');

const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind: z.literal('reviews'), action: z.literal('list') }),
  z.object({
    ...{ kind: z.literal('reviews'), action: z.enum(['approve', 'reject']), id: z.string() },
    version: z.string(),
    reason: z.string().nullish(),
  }),
]);
type ReviewsCommand = z.output<typeof commandSchema>;

/** `forecourt reviews`: decides what of the reviews of models is shown. */
export const reviewsCommand: OperatorCommand<ReviewsCommand, QueuedReview[]> = {
  kind: 'reviews',
  schema: commandSchema,
  run: async ({ database }, asked) => {
    if (asked.action !== 'list') {
      const { version, reason = null } = asked;
      const { success, data: id, error } = idSchema.safeParse(asked.id);
      if (!success) throw new RefusedReview(`${asked.id}: ${error.issues[0]?.message}.`);
      const state = asked.action === 'approve' ? 'approved' : 'rejected';
      await decideReview(database, commandLine, { id, version, state, reason });
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
      .argument(...versionArgument)
      .action((id: string, version: string) =>
        run({ kind: 'reviews', action: 'approve', id, version }),
      );
    reviews
      .command('reject')
      .description('shows one to nobody')
      .argument('<id>', 'its id')
      .argument(...versionArgument)
      .option(...reasonOption)
      .action((id: string, version: string, { reason = null }: Reasoned) =>
        run({ kind: 'reviews', action: 'reject', id, version, reason }),
      );
  },
};

const versionArgument = [
  '<version>',
  'which text of it was read, as the list shows it behind the id',
] as const;

const reportedWords = (reports: number): string =>
  reports === 1 ? 'reported once' : `reported ${reports} times`;

/** The queue for people. */
export function describeQueue(queue: readonly QueuedReview[]): string {
  if (queue.length === 0) return 'No review waits for a decision.';
  return queue
    .map((review) => {
      const { id, version, year, modelCode, authorName, state, reports } = review;
      const { overall, title, text } = review;
      const why = state === 'waiting' ? 'waits' : reportedWords(reports);
      return `${id} ${version}  ${year} ${modelCode}  ${overall} stars  by ${authorName}  ${why}\n  ${title}\n  ${text.replaceAll('\n', '\n  ')}`;
    })
    .join('\n\n');
}
