import { z } from 'zod';
import { commandLine } from '../../audit/audit-log.ts';
import type { OperatorCommand } from '../../platform/operator-command.ts';
import { readStanding, sendAgain, type WarehouseStanding } from './warehouse-standing.ts';

const warehouseCommandSchema = z.object({
  kind: z.literal('warehouse'),
  /** Whether what was given up is sent again. */
  again: z.boolean(),
});
type AskedWarehouse = z.output<typeof warehouseCommandSchema>;

/** `forecourt warehouse`: what of the events the operator's warehouse has. */
export const warehouseCommand: OperatorCommand<AskedWarehouse, WarehouseStanding> = {
  kind: 'warehouse',
  schema: warehouseCommandSchema,
  run: async (parts, { again }) => {
    const { database } = parts;
    if (again) await parts.withQueue((queue) => sendAgain({ database, queue }, commandLine));
    return readStanding(database);
  },
  describe(program, terminal) {
    program
      .command('warehouse')
      .description(
        'How many events WAREHOUSE_URL was sent, how many wait and how many were given up.',
      )
      .option('--again', 'sends those again that were given up')
      .action(async ({ again }: { readonly again?: true }) => {
        const asked: AskedWarehouse = { kind: 'warehouse', again: again === true };
        terminal.say(describeStanding(await terminal.run(asked)));
      });
  },
};

const describeStanding = ({ sent, waiting, givenUp }: WarehouseStanding) =>
  `${sent} events sent, ${waiting} waiting, ${givenUp} given up.`;
