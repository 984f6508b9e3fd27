/** How long a page's first part waits for what may follow later. */
const patience = 1000;

/**
 * What a promise gives, if it gives it soon, else the promise itself: what is there when a page is
 * written needs no script to be shown.
 */
export async function soon<Value>(
  promise: Promise<Value>,
): Promise<{ readonly value: Value | Promise<Value> }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ readonly value: Promise<Value> }>((resolve) => {
    timer = setTimeout(() => resolve({ value: promise }), patience);
  });
  const answer = await Promise.race([promise.then((value) => ({ value })), late]);
  clearTimeout(timer);
  return answer;
}
