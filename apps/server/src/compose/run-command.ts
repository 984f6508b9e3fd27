import { ZodError } from 'zod';
import { commandLine, writeAudit } from '../audit/audit-log.ts';
import type { AnyCommand, ConfiguredParts } from '../platform/operator-command.ts';
import type { OnProgress } from '../platform/progress.ts';
import { Refusal } from '../platform/refusal.ts';

/** Does what was asked, once it is known to be as the command describes it, and tells the audit log. */
export async function runCommand(
  command: AnyCommand,
  asked: unknown,
  parts: ConfiguredParts<unknown>,
  onProgress: OnProgress,
): Promise<unknown> {
  const parsed = readAsked(command, asked) as never;
  const result = await command.run(parts, parsed, onProgress);
  const note = command.note?.(parsed) ?? null;
  if (note !== null) await writeAudit(parts.database, commandLine, note);
  return result;
}

/** @throws Refusal in words, where an option is not as the command describes it */
function readAsked(command: AnyCommand, asked: unknown): unknown {
  try {
    return command.schema.parse(asked);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`);
    throw new Refusal(problems.join('\n'), { cause: error });
  }
}
