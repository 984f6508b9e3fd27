import { createContext, useContext, useSyncExternalStore } from 'react';
import { nothingKnown, readSaved, type SavedState, subscribeToSaved } from './saved-store.ts';

const SavingContext = createContext(false);

/** Around pages of a brand on which cars can be saved. */
export const Saving = SavingContext.Provider;

export function useCanSave(): boolean {
  return useContext(SavingContext);
}

/** What this browser saved; nothing is known while the page comes to life. */
export function useSaved(): SavedState {
  return useSyncExternalStore(subscribeToSaved, readSaved, () => nothingKnown);
}

/** The form that hearts send where no script runs. There is one on a page, whatever the number of hearts. */
export const savingForm = 'saving-form';
