/** Cells of a file of cars that were refused. */
export interface Quarantine {
  readonly total: number;
  readonly columns: readonly { readonly name: string; readonly count: number }[];
  readonly cells: readonly {
    readonly line: string;
    readonly column: string;
    readonly value: string;
    readonly reason: string;
  }[];
}
