import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { checkReviewId, type Decide, moreQueued, type QueuedReview } from './decision.ts';

/** A queue of reviews that somebody decides on. */
interface ReviewQueue<Queued extends QueuedReview> {
  /** The command's name. */
  readonly kind: string;
  readonly description: string;
  read(database: Database): Promise<Queued[]>;
  readonly decide: Decide;
  /** What a review is about. */
  subjectOf(review: Queued): string;
}

type QueueCommand =
  | { readonly kind: string; readonly action: 'list' }
  | {
      readonly kind: string;
      readonly action: 'approve' | 'reject';
      readonly id: string;
      readonly version: string;
      readonly reason?: string | null | undefined;
    };

const versionArgument = [
  '<version>',
  'which text of it was read, as the list shows it behind the id',
] as const;

/** A command that lists a queue of reviews, shows them to everybody or to nobody, and turns that over. */
export function queueCommand<Queued extends QueuedReview>(
  queue: ReviewQueue<Queued>,
): OperatorCommand<QueueCommand, Queued[]> {
  const { kind } = queue;
  return {
    kind,
    schema: z.discriminatedUnion('action', [
      z.object({ kind: z.literal(kind), action: z.literal('list') }),
      z.object({
        kind: z.literal(kind),
        action: z.enum(['approve', 'reject']),
        id: z.string(),
        version: z.string(),
        reason: z.string().nullish(),
      }),
    ]),
    run: async ({ database, withQueue }, asked) => {
      if (asked.action !== 'list') {
        const { id, version, reason = null } = asked;
        checkReviewId(id);
        const state = asked.action === 'approve' ? 'approved' : 'rejected';
        const decision = { id, version, state, reason, turnsOver: true } as const;
        await withQueue((jobs) => queue.decide({ database, queue: jobs }, commandLine, decision));
      }
      return queue.read(database);
    },
    describe(program, terminal) {
      const run = async (asked: QueueCommand) =>
        terminal.say(describeQueue(queue, await terminal.run(asked)));
      const reviews = program.command(kind).description(queue.description);
      reviews
        .command('list', { isDefault: true })
        .description('shows those that wait for a decision or were reported')
        .action(() => run({ kind, action: 'list' }));
      reviews
        .command('approve')
        .description('shows one to everybody')
        .argument('<id>', 'its id')
        .argument(...versionArgument)
        .action((id: string, version: string) => run({ kind, action: 'approve', id, version }));
      reviews
        .command('reject')
        .description('shows one to nobody')
        .argument('<id>', 'its id')
        .argument(...versionArgument)
        .requiredOption('--reason <words>', 'in a sentence for the author, who reads it')
        .action((id: string, version: string, { reason }: { readonly reason: string }) =>
          run({ kind, action: 'reject', id, version, reason }),
        );
    },
  };
}

function describeQueue<Queued extends QueuedReview>(
  { subjectOf }: ReviewQueue<Queued>,
  queued: readonly Queued[],
): string {
  if (queued.length === 0) return 'No review waits for a decision.';
  const listed = queued.map((review) => {
    const { id, version, overall, authorName, title, text } = review;
    const stars = `${overall} stars  by ${authorName}  ${whyOf(review)}`;
    const head = `${id} ${version}  ${subjectOf(review)}  ${stars}`;
    return `${head}\n  ${title}\n  ${text.replaceAll('\n', '\n  ')}`;
  });
  return [...listed, moreQueued(queued.length)].filter(Boolean).join('\n\n');
}

/** Why it is in the list. */
function whyOf({ state, reports }: QueuedReview): string {
  if (state === 'waiting') return 'waits';
  return reports === 1 ? 'reported once' : `reported ${reports} times`;
}
