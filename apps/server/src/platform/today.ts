/** The civil date in UTC, `YYYY-MM-DD`: days on the market are counted by it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
