const minuteMs = 60_000;

/** How long to wait, in words that go on from “in”: `a minute`, `7 minutes`. */
export function waitWords(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / minuteMs));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/**
 * Said by the page that a form leads to which was pressed too often; null where none was.
 *
 * @param seconds as the address of the page has them
 */
export const pressedTooOften = (seconds: string | null): string | null =>
  /^\d{1,5}$/.test(seconds ?? '')
    ? `Too much was sent from here, and this was not done. Try it again in ${waitWords(Number(seconds) * 1000)}.`
    : null;

/** Said beside the words of a form that was sent too often. */
export const sentTooOften = (waitMs: number): string =>
  `Too much was sent from here, and this was not. Your words are still here: send them again in ${waitWords(waitMs)}.`;
