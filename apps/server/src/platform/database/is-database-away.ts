/** Codes of the network, and of PostgreSQL while it starts or ends (class 57P) or loses a connection (class 08). */
const away = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|08\w{3})$/;

/** Whether the database could not be reached: asked again later, the same may be done. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && away.test(code)) return true;
  // What `pg` says has no code where a connection ends under a query.
  return error.message.startsWith('Connection terminated') || isDatabaseAway(error.cause);
}
