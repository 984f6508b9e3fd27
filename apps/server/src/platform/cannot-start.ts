/** Something outside keeps the process from starting; the message says what, and what would help. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
