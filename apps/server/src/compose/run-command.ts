import type { AnyCommand, CommandParts } from '../platform/operator-command.ts';
import type { OnProgress } from '../platform/progress.ts';

/** Does what was asked, once it is known to be as the command describes it. */
export function runCommand(
  command: AnyCommand,
  asked: unknown,
  parts: CommandParts,
  onProgress: OnProgress,
): Promise<unknown> {
  return command.run(parts, command.schema.parse(asked) as never, onProgress);
}
