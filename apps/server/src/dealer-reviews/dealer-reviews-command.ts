import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { type Reasoned, reasonOption } from '../platform/reason-option.ts';
import {
  decideDealerReview,
  type QueuedDealerReview,
  RefusedDealerReview,
  readDealerQueue,
} from './decide-dealer-review.ts';

const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind: z.literal('dealer-reviews'), action: z.literal('list') }),
  z.object({
    ...{ kind: z.literal('dealer-reviews'), action: z.enum(['approve', 'reject']), id: z.string() },
    version: z.string(),
    reason: z.string().nullish(),
  }),
]);
type DealerReviewsCommand = z.output<typeof commandSchema>;

/** `forecourt dealer-reviews`: decides what of the reviews of dealers is shown, and turns it over. */
export const dealerReviewsCommand: OperatorCommand<DealerReviewsCommand, QueuedDealerReview[]> = {
  kind: 'dealer-reviews',
  schema: commandSchema,
  run: async ({ database }, asked) => {
    if (asked.action !== 'list') {
      const { id, version, reason = null } = asked;
      if (!isUuid(id))
        throw new RefusedDealerReview(`${id}: expected the id of a review, as the list shows it.`);
      const isApproved = asked.action === 'approve';
      await decideDealerReview(database, commandLine, {
        ...{ id, version, reason },
        state: isApproved ? 'approved' : 'rejected',
        from: ['waiting', isApproved ? 'rejected' : 'approved'],
      });
    }
    return readDealerQueue(database);
  },
  describe(program, terminal) {
    const run = async (asked: DealerReviewsCommand) =>
      terminal.say(describeQueue(await terminal.run(asked)));
    const reviews = program.command('dealer-reviews').description('What people wrote of dealers.');
    reviews
      .command('list', { isDefault: true })
      .description('shows those that wait for a decision')
      .action(() => run({ kind: 'dealer-reviews', action: 'list' }));
    reviews
      .command('approve')
      .description('shows one to everybody')
      .argument('<id>', 'its id')
      .argument(...versionArgument)
      .action((id: string, version: string) =>
        run({ kind: 'dealer-reviews', action: 'approve', id, version }),
      );
    reviews
      .command('reject')
      .description('shows one to nobody')
      .argument('<id>', 'its id')
      .argument(...versionArgument)
      .option(...reasonOption)
      .action((id: string, version: string, { reason = null }: Reasoned) =>
        run({ kind: 'dealer-reviews', action: 'reject', id, version, reason }),
      );
  },
};

const versionArgument = [
  '<version>',
  'which text of it was read, as the list shows it behind the id',
] as const;

/** The queue for people. */
function describeQueue(queue: readonly QueuedDealerReview[]): string {
  if (queue.length === 0) return 'No review waits for a decision.';
  return queue
    .map(({ id, version, dealer, authorName, overall, title, text }) => {
      const head = `${id} ${version}  ${dealer}  ${overall} stars  by ${authorName}`;
      return `${head}\n  ${title}\n  ${text.replaceAll('\n', '\n  ')}`;
    })
    .join('\n\n');
}
