/** As long a form that was sent is on its way; one that was stopped meanwhile is sent again after that. */
const onItsWayMs = 20_000;

/**
 * Whether a form that is on its way is sent once more: its answer would take the place of the one that tells what
 * was done, and a key that was made would never be seen.
 *
 * @param sentAt when it was sent last, in milliseconds; null where it was not
 */
export const isPressedAgain = (sentAt: number | null, now: number): boolean =>
  sentAt !== null && now - sentAt < onItsWayMs;
