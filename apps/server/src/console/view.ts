import type { Deed } from '@forecourt/domain/operator/roles';
import type { Asked } from '@forecourt/web/back-office/office';
import type { ConsoleViews } from '@forecourt/web/console/console-views';
import type { AtConsole, ConsoleParts } from './console-parts.ts';

/** A page of the console: who may see it, and how it is read. */
export interface View<Shown> {
  readonly needs: Deed;
  /** @returns null where there is nothing such */
  read(parts: ConsoleParts, asked: Asked, at: AtConsole): Promise<Shown | null>;
}

export type Views = { readonly [Name in keyof ConsoleViews]: View<ConsoleViews[Name]> };
