/** Rows of one statement: a server ends one that takes ten seconds, and readers of the embedded database wait. */
const rowsAtOnce = 5000;

/**
 * Does in steps what one statement would take too long for.
 *
 * @param step does it to so many rows at the most, and gives those
 * @returns how many there were
 */
export async function inSteps(
  step: (max: number) => Promise<readonly unknown[]>,
  max: number = rowsAtOnce,
): Promise<number> {
  let all = 0;
  for (;;) {
    const rows = await step(max);
    all += rows.length;
    if (rows.length < max) return all;
  }
}
