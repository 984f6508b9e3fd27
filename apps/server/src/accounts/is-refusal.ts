/** Whether the library for accounts refused what it was asked, and did not fail: told without loading the library. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && error.name === 'APIError';
