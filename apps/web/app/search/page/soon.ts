/**
 * Milliseconds that a page, once its cars are found, waits for what may stand behind a placeholder: what is
 * there when the page is written needs no script to be shown.
 */
const endPatience = 50;

/** What a promise gives, if it gives it soon, else the promise itself, still wrapped. */
export async function soon<Value>(
  promise: Promise<Value>,
): Promise<{ readonly value: Value | Promise<Value> }> {
  return within(
    promise.then((value) => ({ value })),
    endPatience,
    () => ({ value: promise }),
  );
}

/** What a promise gives, or what is made do with when it is late. */
export async function within<Value, Instead>(
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
