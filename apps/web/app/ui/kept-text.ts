/** Of a browser that is full, or closed to us: as long as the document. */
const unstored = new Map<string, string>();

const listeners = new Set<() => void>();

/** A browser may keep its storage closed even to being named. @returns null where something cannot be done */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** What was written last; null for nothing. It is where it could be written, and nowhere that lasts shorter. */
export const readKept = (key: string): string | null =>
  unstored.get(key) ??
  attempt(() => sessionStorage.getItem(key)) ??
  attempt(() => localStorage.getItem(key));

/** What a kept text says; null for nothing, and for what is no JSON. */
export const readKeptJson = (key: string): unknown =>
  attempt(() => JSON.parse(readKept(key) ?? 'null'));

/** Keeps a text for years; where there is no room, for the visit. */
export function keepForYears(key: string, text: string): void {
  const isKept = attempt(() => {
    localStorage.setItem(key, text);
    return true;
  });
  if (isKept) {
    unstored.delete(key);
    attempt(() => sessionStorage.removeItem(key));
  } else keepForVisit(key, text);
}

/** Keeps a text until the tab is closed; where there is no room, as long as the document. */
export function keepForVisit(key: string, text: string): void {
  const isKept = attempt(() => {
    sessionStorage.setItem(key, text);
    return true;
  });
  if (isKept) unstored.delete(key);
  else unstored.set(key, text);
}

export function removeKept(key: string): void {
  unstored.delete(key);
  attempt(() => sessionStorage.removeItem(key));
  attempt(() => localStorage.removeItem(key));
}

/** Removes all of them, and tells those who show any. */
export function forgetKept(keys: readonly string[]): void {
  for (const key of keys) removeKept(key);
  for (const listener of listeners) listener();
}

/** Tells when something is forgotten. @returns what ends it */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
