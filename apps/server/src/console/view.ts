import type { Deed } from '@forecourt/domain/operator/roles';
import type { ConsoleViews } from '@forecourt/web/console/console-views';
import type { OfficeView } from '../back-office/view.ts';
import type { AtConsole, ConsoleParts } from './console-parts.ts';

/** A page of the console: who may see it, and how it is read. */
export interface View<Shown> extends OfficeView<ConsoleParts, AtConsole, Shown> {
  readonly needs: Deed;
}

export type Views = { readonly [Name in keyof ConsoleViews]: View<ConsoleViews[Name]> };
