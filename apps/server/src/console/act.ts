import type { Deed } from '@forecourt/domain/operator/roles';
import type { Asked } from '@forecourt/web/console/services';
import type { AuditNote } from '../audit/audit-log.ts';
import type { AtConsole, ConsoleParts } from './console-parts.ts';

/** What is shown to who did something, and is nowhere kept as it is. */
export interface Once {
  readonly once: string;
}

/** Something that is done at the console. */
export interface Act {
  readonly needs: Deed;
  /**
   * @returns what the audit log is told; null where the use case told it itself, or what is shown this once
   * @throws Refusal and says why it cannot be done
   */
  run(parts: ConsoleParts, fields: Asked, at: AtConsole): Promise<AuditNote | Once | null>;
}
