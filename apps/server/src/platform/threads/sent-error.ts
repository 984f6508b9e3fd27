/** What of an error goes from thread to thread: classes and most properties are lost on the way. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** Such as the one that the database gives. */
  readonly code: unknown;
  readonly cause: SentError | undefined;
}

export function toSentError(error: unknown): SentError {
  if (!(error instanceof Error))
    return {
      name: 'Error',
      message: String(error),
      stack: undefined,
      code: undefined,
      cause: undefined,
    };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code !== 'object' ? error.code : undefined;
  return {
    name,
    message,
    stack,
    code,
    cause: cause === undefined ? undefined : toSentError(cause),
  };
}

/** An error with the name, the code and the causes of the one that was sent. */
export function fromSentError({ name, message, stack, code, cause }: SentError): Error {
  const error = new Error(message, cause && { cause: fromSentError(cause) });
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, { name }, code !== undefined && { code });
}
