import type { Deed } from '@forecourt/domain/operator/roles';
import type { Asked, Done } from '@forecourt/web/back-office/office';
import type { AuditNote } from '../audit/audit-log.ts';
import type { AtConsole, ConsoleParts } from './console-parts.ts';

/** Something that is done at the console. */
export interface Act {
  readonly needs: Deed;
  /**
   * @returns what the audit log is told; where the use case told it itself null, or what is shown of it
   * @throws Refusal and says why it cannot be done
   */
  run(parts: ConsoleParts, fields: Asked, at: AtConsole): Promise<AuditNote | Done | null>;
}
