import { parsePrompted, promptedMark } from '@forecourt/domain/account/notification-prompt';
import { storageKeys } from '@forecourt/domain/account/storage-keys';

/** Whether this browser was asked before. One that stores nothing for us would be asked again and again. */
export function wasPrompted(): boolean {
  try {
    return parsePrompted(localStorage.getItem(storageKeys.notificationPrompt));
  } catch {
    return true;
  }
}

/** Notes that this browser was asked. */
export function notePrompted(): void {
  try {
    localStorage.setItem(storageKeys.notificationPrompt, promptedMark);
  } catch {
    // Full: it is asked once more.
  }
}
