import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ImportSummary } from './import-options.ts';

const count = (value: number) => groupDigits(value);

/** What an import did, for people. */
export function describeSummary(summary: ImportSummary, dryRun: boolean): string {
  const { rows, added, changed, unchanged, removed, refused, duplicates, newOwners, held, report } =
    summary;
  const lines = [
    `${dryRun ? 'Would have imported' : 'Imported'} ${count(rows)} rows with the mapping “${summary.mapping}”: ` +
      `${count(added)} cars added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(removed)} sold; ` +
      `${count(newOwners)} new sellers; ${count(duplicates)} rows replaced by a later row of the same VIN; ${count(refused)} refused.`,
  ];
  if (report !== null) lines.push(`Why rows were refused: ${report}`);
  for (const { name, stock, removals } of held) {
    lines.push(
      `Held: ${name} would lose ${count(removals)} of ${count(stock)} cars. Nothing of it was changed; --allow-removal applies it.`,
    );
  }
  return lines.join('\n');
}
