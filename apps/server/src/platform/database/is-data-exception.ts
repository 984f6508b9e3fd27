/** The class of PostgreSQL's errors about values that it was given, such as a text with a zero in it. */
const dataException = /^22\w{3}$/;

/** Whether the database refused the values of a query: whoever sent them is at fault, not the database. */
export function isDataException(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && dataException.test(code)) || isDataException(error.cause);
}
