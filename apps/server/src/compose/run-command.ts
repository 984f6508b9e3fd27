import { commandLine, writeAudit } from '../audit/audit-log.ts';
import type { AnyCommand, CommandParts } from '../platform/operator-command.ts';
import type { OnProgress } from '../platform/progress.ts';

/** Does what was asked, once it is known to be as the command describes it, and tells the audit log. */
export async function runCommand(
  command: AnyCommand,
  asked: unknown,
  parts: CommandParts,
  onProgress: OnProgress,
): Promise<unknown> {
  const parsed = command.schema.parse(asked) as never;
  const result = await command.run(parts, parsed, onProgress);
  const note = command.note?.(parsed) ?? null;
  if (note !== null) await writeAudit(parts.database, commandLine, note);
  return result;
}
