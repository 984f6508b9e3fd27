import type { Deed } from '@forecourt/domain/operator/roles';
import type { OfficeAct } from '../back-office/act.ts';
import type { AtConsole, ConsoleParts } from './console-parts.ts';

/** Something that is done at the console, and who may. */
export interface Act extends OfficeAct<ConsoleParts, AtConsole> {
  readonly needs: Deed;
}
