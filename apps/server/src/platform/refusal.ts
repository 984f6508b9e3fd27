interface RefusalOptions extends ErrorOptions {
  readonly field?: string | null;
}

/**
 * Something was asked that cannot be done, or a part of the surroundings is not as it must be. The
 * message is for who asked, and says all there is to say: no stack is shown with it.
 */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  /** The field of a form that it is about, whose label the message begins with; null for none. */
  readonly field: string | null;

  constructor(message: string, { field = null, ...options }: RefusalOptions = {}) {
    super(message, options);
    this.field = field;
  }
}
