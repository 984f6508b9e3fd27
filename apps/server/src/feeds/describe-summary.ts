import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ImportSummary } from './import-options.ts';

/** `1 row`, `1,234 rows`. */
const counted = (value: number, one: string) =>
  `${groupDigits(value)} ${one}${value === 1 ? '' : 's'}`;

/** What an import did, for people. */
export function describeSummary(summary: ImportSummary, dryRun: boolean): string {
  const { rows, added, changed, unchanged, removed, refused, duplicates, newOwners, held, report } =
    summary;
  const lines = [
    `${dryRun ? 'Would have imported' : 'Imported'} ${counted(rows, 'row')} with the mapping “${summary.mapping}”: ` +
      `${counted(added, 'car')} added, ${groupDigits(changed)} changed, ${groupDigits(unchanged)} unchanged, ${groupDigits(removed)} gone; ` +
      `${counted(newOwners, 'new seller')}; ${counted(duplicates, 'row')} replaced by a later row of the same VIN; ${groupDigits(refused)} refused.`,
  ];
  if (report !== null) lines.push(`Why rows were refused: ${report}`);
  for (const { name, stock, removals } of held) {
    lines.push(
      `Held: ${name} would lose ${groupDigits(removals)} of ${groupDigits(stock)} cars. Nothing of it was changed; --allow-removal applies it.`,
    );
  }
  return lines.join('\n');
}
