/** Pictures around a car: at the least so many turn, and beyond so many a visit loads too much. */
const frameLimits = { min: 8, max: 120 };

const idMark = '{fyuseId}';
const rangeMark = /\{(\d{1,3})-(\d{1,3})\}/;

/** What is wrong with a template of addresses; null when it can be used. */
export function templateProblem(template: string): string | null {
  if (!/^https?:\/\//.test(template)) return 'expected an address that begins with https://';
  if (!template.includes(idMark)) return `expected ${idMark} where the name of the spin stands`;
  const count = framesOf(template, '').length;
  if (count < frameLimits.min || count > frameLimits.max)
    return `expected the numbers of ${frameLimits.min} to ${frameLimits.max} frames, such as {1-36}`;
  return null;
}

/**
 * Addresses of the frames of a spin that a feed names.
 *
 * @param template `https://spins.example/{fyuseId}/{01-36}.jpg`; as many digits as its first number has
 */
export function framesOf(template: string, fyuseId: string): readonly string[] {
  const [mark, first = '', last = ''] = rangeMark.exec(template) ?? [];
  if (mark === undefined) return [];
  const count = Math.max(0, Number(last) - Number(first) + 1);
  const address = template.replace(idMark, encodeURIComponent(fyuseId));
  return Array.from({ length: count }, (_, index) =>
    address.replace(mark, String(Number(first) + index).padStart(first.length, '0')),
  );
}
