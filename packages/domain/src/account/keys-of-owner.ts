import { storageKeys } from './storage-keys.ts';

/** What stays when somebody leaves a browser: what is its own, and what says who signs in. */
const staying: ReadonlySet<string> = new Set([
  storageKeys.pushToken,
  storageKeys.pixallId,
  storageKeys.notificationPrompt,
  storageKeys.owner,
  storageKeys.arriving,
  storageKeys.provisionalCar,
  storageKeys.provisionalHere,
]);

/** Keys of what a browser keeps of whoever has it: it is forgotten when they leave it, or when they want that. */
export const keysOfOwner = Object.values(storageKeys).filter((key) => !staying.has(key));
