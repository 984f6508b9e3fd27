import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import { type JobFigures, readJobFigures } from '../platform/jobs/job-figures.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { retryGivenUp } from './retry-given-up.ts';

const kind = z.literal('jobs');
const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind, action: z.literal('list') }),
  z.object({ kind, action: z.literal('retry'), name: z.string() }),
]);
type JobsCommand = z.output<typeof commandSchema>;

/** `forecourt jobs`: what waits to be done, and what was given up. */
export const jobsCommand: OperatorCommand<JobsCommand, string> = {
  kind: 'jobs',
  schema: commandSchema,
  run: async ({ database }, asked) => {
    if (asked.action === 'list') return describeJobs(await readJobFigures(database));
    const count = await retryGivenUp(database, commandLine, asked.name);
    return `${asked.name}: ${count} tried again.`;
  },
  describe(program, terminal) {
    const run = async (asked: JobsCommand) => terminal.say(await terminal.run(asked));
    const command = program
      .command('jobs')
      .description('What waits to be done, and what was given up.');
    command
      .command('list', { isDefault: true })
      .description('shows them by name, of all processes')
      .action(() => run({ kind: 'jobs', action: 'list' }));
    command
      .command('retry')
      .description('has those of a name that were given up tried again; leads have their own way')
      .argument('<name>', 'the name, as the list shows it')
      .action((name: string) => run({ kind: 'jobs', action: 'retry', name }));
  },
};

const describeJobs = (jobs: readonly JobFigures[]) =>
  jobs.length === 0
    ? 'No job was ever defined.'
    : jobs
        .map(
          ({ name, waiting, active, failed }) =>
            `${name.padEnd(28)}  ${waiting} waiting  ${active} at work  ${failed} given up`,
        )
        .join('\n');
