/** Whether a request ended before its body did: nothing failed here, and nobody reads the answer. */
export function isGone(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return code === 'ECONNRESET' && message === 'aborted';
}
