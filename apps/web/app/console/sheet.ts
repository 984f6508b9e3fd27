import type { Moment } from './moment.ts';

/**
 * How it is with something: quiet when well, ink when it waits for a person, red when it failed. What is over by
 * itself, or was ended by somebody, or comes by itself, is faint: there is nothing to do.
 */
export type Mood = 'well' | 'due' | 'wait' | 'held' | 'bad' | 'over' | 'ended';

/** What a cell of a table shows. */
export interface Cell {
  readonly text?: string;
  /** Below it, smaller. */
  readonly more?: string;
  readonly href?: string;
  readonly at?: Moment;
  readonly mood?: Mood;
  readonly isCode?: boolean;
  /** Whether it stands in one line: a day, a short name. */
  readonly isWhole?: boolean;
}

/** Something that is done with a row: a form with one button. */
export interface RowDeed {
  readonly act: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What is said before what cannot be taken back, and the button that then does it. */
  readonly sure?: {
    readonly says: string;
    readonly button: string;
    /** A reason that somebody may have; absent where none is asked for. */
    readonly example?: string;
    /** Who reads it beside the audit log. */
    readonly readBy?: string;
    /** What may be done along with it: a box to tick, and the field that it sends. */
    readonly choice?: { readonly field: string; readonly label: string };
  };
}

/** A column; a number stands at its right. */
export interface Column {
  readonly name: string;
  readonly isNumber?: boolean;
}

/** Of rows: the latest first, or the most frequent. */
export type RowOrder = 'latest' | 'frequent';

export interface SheetTable {
  readonly title: string;
  readonly note: string;
  readonly columns: readonly Column[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly Cell[];
    readonly deeds: readonly RowDeed[];
  }[];
  /** Where the rows behind these are, and the first ones; absent of a table that is whole. */
  readonly ways?: {
    readonly older: string | null;
    readonly latest: string | null;
    /** Of the rows; by their time without it. */
    readonly order?: RowOrder;
  };
  /** What is said where there are no rows. */
  readonly none: string;
}

/** A form that changes something, above the tables. */
export interface SheetEntry {
  readonly title: string;
  readonly note: string;
  readonly act: string;
  readonly button: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly placeholder?: string;
    readonly isDay?: boolean;
  }[];
}

/** A page of tables. */
export interface Sheet {
  readonly title: string;
  readonly lead: string;
  /** The field by which rows are found; null without one. */
  readonly find: { readonly value: string; readonly placeholder: string } | null;
  /** Absent for who may change nothing. */
  readonly entry?: SheetEntry;
  readonly tables: readonly SheetTable[];
}

/** Pages that are sheets, as their addresses name them. */
export const sheetNames = [
  'reports',
  'private-ads',
  'reviews',
  'words',
  'dealers',
  'flags',
  'tables',
  'running',
  'settings',
] as const;
export type SheetName = (typeof sheetNames)[number];

export const isSheetName = (text: string): text is SheetName =>
  sheetNames.some((name) => name === text);
