/** What a part of the benchmark has to say. */
export interface Measured {
  readonly report: string;
  /** A file whose section for this part is written anew. */
  readonly write: string | undefined;
}
