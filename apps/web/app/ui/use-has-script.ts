import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page follows what is done on it: not before its script runs. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
