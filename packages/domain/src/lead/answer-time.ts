/** How long answers of a seller take, in words: `18 minutes`, `3 hours`, `2 days`. */
export function answerTimeWords(minutes: number): string {
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
