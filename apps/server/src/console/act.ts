import type { Deed } from '@forecourt/domain/operator/roles';
import type { ActAnswer, Asked } from '@forecourt/web/console/services';
import type { AuditNote } from '../audit/audit-log.ts';
import type { AtConsole, ConsoleParts } from './console-parts.ts';

/** What is shown to who did something, and is nowhere kept as it is. */
export interface Once {
  readonly once: string;
}

/** Where it is seen what became of something that the use case told the audit log itself. */
export interface SeenAt {
  readonly seenAt: NonNullable<Extract<ActAnswer, { status: 'DONE' }>['seenAt']>;
}

/** Something that is done at the console. */
export interface Act {
  readonly needs: Deed;
  /**
   * @returns what the audit log is told; null where the use case told it itself, or what is shown this once, or where to look
   * @throws Refusal and says why it cannot be done
   */
  run(parts: ConsoleParts, fields: Asked, at: AtConsole): Promise<AuditNote | Once | SeenAt | null>;
}
