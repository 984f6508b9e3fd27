import { createContext, useContext, useSyncExternalStore } from 'react';
import { nothingKnown, readSaved, type SavedState, subscribeToSaved } from './saved-store.ts';

/** What a brand allows its shoppers. */
export interface SavingRules {
  readonly canSave: boolean;
  /** Whether a car beyond the most that a visitor may save is added until sign-in is closed. */
  readonly isProvisional: boolean;
}

const SavingContext = createContext<SavingRules>({ canSave: false, isProvisional: false });

/** Around the pages of a brand. */
export const Saving = SavingContext.Provider;

export function useSavingRules(): SavingRules {
  return useContext(SavingContext);
}

/** What this browser saved; nothing is known while the page comes to life. */
export function useSaved(): SavedState {
  return useSyncExternalStore(subscribeToSaved, readSaved, () => nothingKnown);
}

/** The form that hearts send where no script runs. There is one on a page, whatever the number of hearts. */
export const savingForm = 'saving-form';

/** Whether this browser saved a car: a heart is rendered anew when its own car is saved or removed, and not else. */
export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    subscribeToSaved,
    () => readSaved().ids.has(id),
    () => false,
  );
}
