import { createContext } from 'react';

/**
 * Whether the page of a place in the history is older than what was last asked for. What its fields hold is
 * then the shopper's, and not the page's to change: the answer is on its way.
 */
export const StalePage = createContext<(key: string) => boolean>(() => false);
