/**
 * Milliseconds that a page, once what it is about is found, waits for what may stand behind a placeholder: what
 * is there when the page is written needs no script to be shown.
 */
const placeholderPatience = 50;

/** What a promise gives, if it gives it soon, else the promise itself, still wrapped. */
export async function soon<Value>(
  promise: Promise<Value>,
): Promise<{ readonly value: Value | Promise<Value> }> {
  return within(
    promise.then((value) => ({ value })),
    placeholderPatience,
    () => ({ value: promise }),
  );
}

/**
 * What stands beside what a page is about: it waits as long as this for each part, and does without one that is
 * later.
 */
export function lateParts(patienceMs: number) {
  let isWhole = true;
  return {
    orNot: <Value, Instead>(part: Promise<Value> | Value, instead: Instead) =>
      within(Promise.resolve(part), patienceMs, () => {
        isWhole = false;
        return instead;
      }),
    /** Whether no part was late so far. */
    isWhole: () => isWhole,
  };
}

/** What a promise gives, or what is made do with when it is late. */
async function within<Value, Instead>(
  promise: Promise<Value>,
  milliseconds: number,
  instead: () => Instead,
): Promise<Value | Instead> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Instead>((resolve) => {
    timer = setTimeout(() => resolve(instead()), milliseconds);
  });
  const answer = await Promise.race([promise, late]);
  clearTimeout(timer);
  return answer;
}
