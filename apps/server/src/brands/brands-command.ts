import { allBrands } from '@forecourt/domain/brand/known-brands';
import { z } from 'zod';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { Refusal } from '../platform/refusal.ts';
import { createFlagBoard } from '../request/flags/flag-board.ts';
import { reference } from '../request/reference.ts';
import { checkBrand } from './check-brand.ts';
import { readBrandFolder } from './read-brand-folders.ts';

const commandSchema = z.discriminatedUnion('action', [
  z.object({ kind: z.literal('brands'), action: z.literal('list') }),
  z.object({ kind: z.literal('brands'), action: z.literal('check'), folder: z.string() }),
]);
type BrandsCommand = z.output<typeof commandSchema>;

/** A brand is not as it has to be; the message has a line for each thing. */
class FaultyBrand extends Refusal {
  override readonly name = 'FaultyBrand';
}

/** Does it; the database is not asked. @returns what is said @throws FaultyBrand */
export function brandsCommand(command: BrandsCommand): string {
  return command.action === 'list' ? listBrands() : checkFolder(command.folder);
}

function listBrands(): string {
  const board = createFlagBoard({ flagChanges: [] });
  return allBrands()
    .map((brand) => {
      const own = board
        .report(brand)
        .filter(({ setBy }) => setBy !== 'default')
        .map(({ flag, isOn }) => `${flag}=${isOn.visitor ? 'on' : 'off'}`);
      const hosts = brand.hostLabels.map((label) => `${label}.…`).join(', ');
      return `${brand.code.padEnd(10)} ${brand.name}; hosts ${hosts}; ${own.join(', ')}`;
    })
    .join('\n');
}

function checkFolder(folder: string): string {
  const read = readBrandFolder(folder);
  const problems = 'problems' in read ? read.problems : checkBrand(read.brand, reference);
  if (problems.length > 0) throw new FaultyBrand(problems.join('\n'));
  return 'brand' in read ? `The brand ${read.brand.code}, ${read.brand.name}, is in order.` : '';
}

/** `forecourt brands`: which there are, and whether a folder of one is in order. */
export const brandsOperator: OperatorCommand<BrandsCommand, string> = {
  kind: 'brands',
  schema: commandSchema,
  run: async (_parts, asked) => brandsCommand(asked),
  describe(program, terminal) {
    const command = program
      .command('brands')
      .description('The names that the marketplace is shown under.');
    command
      .command('list', { isDefault: true })
      .description('tells those that there are, their hosts and the parts that they set themselves')
      .action(() => terminal.say(brandsCommand({ kind: 'brands', action: 'list' })));
    command
      .command('check')
      .description('tells what is wrong with a folder of a brand')
      .argument('<folder>', 'with brand.json, theme.json, logo.json and texts.json')
      .action((folder: string) =>
        terminal.say(
          brandsCommand({ kind: 'brands', action: 'check', folder: terminal.fromHere(folder) }),
        ),
      );
  },
};
