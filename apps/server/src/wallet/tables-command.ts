import { readTableValue, tableValueSchema } from '@forecourt/domain/money/table-values';
import { z } from 'zod';
import { commandLine } from '../audit/audit-log.ts';
import type { ConfiguredParts, OperatorCommand } from '../platform/operator-command.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeTableValue, readTableValues } from './live-tables.ts';
import { readFinanceTables } from './read-finance-data.ts';
import type { WalletConfig } from './wallet-settings.ts';

const commandSchema = z.object({
  kind: z.literal('tables'),
  /** Null where only all are shown. */
  change: z.object({ path: z.string(), value: tableValueSchema.nullable() }).nullable(),
});

/** `forecourt tables`: single values of the tables that estimates stand on, while processes run. */
export const tablesCommand: OperatorCommand<
  z.output<typeof commandSchema>,
  string,
  ConfiguredParts<Pick<WalletConfig, 'financeTables'>>
> = {
  kind: 'tables',
  schema: commandSchema,
  run: async ({ database, today, config }, { change }) => {
    if (change?.value && change.value.asOf > today)
      throw new Refusal(`--as-of: expected a day up to today, ${today}.`);
    if (change !== null) {
      const started = readFinanceTables(config.financeTables);
      await changeTableValue(database, commandLine, change, started);
    }
    const all = Object.entries(await readTableValues(database));
    return all.length === 0
      ? 'No value is changed: tables are as processes were started.'
      : all.map(([path, { value, asOf }]) => `${path} = ${value} of ${asOf}`).join('\n');
  },
  describe(program, terminal) {
    const run = async (change: z.output<typeof commandSchema>['change']) =>
      terminal.say(await terminal.run({ kind: 'tables', change }));
    const command = program
      .command('tables')
      .description(
        'Single values of taxes, fees, rates, residuals, prices and costs of ownership.',
      );
    command
      .command('list', { isDefault: true })
      .description('shows what is changed')
      .action(() => run(null));
    command
      .command('set')
      .description(
        'changes a value, which pages name with its day; all processes follow within seconds',
      )
      .argument('<path>', 'states.GA.docFeeCap, apr.prime.aprUsed, lease.residuals.suv.36 …')
      .argument('<value>', 'a number, a word, or null where there is no limit')
      .option('--as-of <day>', 'the day that it is of, such as 2026-01-31')
      .action((path: string, text: string, { asOf = terminal.today }: { asOf?: string }) => {
        const value = { value: readTableValue(text), asOf };
        if (!tableValueSchema.safeParse(value).success)
          throw new Refusal('--as-of: expected a day such as 2026-01-31.');
        return run({ path, value });
      });
    command
      .command('clear')
      .description('has it be again as processes were started')
      .argument('<path>', 'as above')
      .action((path: string) => run({ path, value: null }));
  },
};
