import type { Deed } from '@forecourt/domain/operator/roles';
import type { Asked, Done } from '@forecourt/web/back-office/office';
import type { AtConsole, ConsoleParts } from './console-parts.ts';

/** Something that is done at the console. */
export interface Act {
  readonly needs: Deed;
  /**
   * Tells the audit log in the transaction of what it changes.
   *
   * @returns what is shown of it, where that is more than that it is done
   * @throws Refusal and says why it cannot be done
   */
  run(parts: ConsoleParts, fields: Asked, at: AtConsole): Promise<Done | null>;
}
