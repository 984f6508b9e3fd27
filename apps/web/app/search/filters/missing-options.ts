import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import { createContext } from 'react';

/** Sections that are open from the beginning. */
export const openGroups: readonly FilterGroupKey[] = ['listingType', 'dealType'];

/** The parameter of an address that names a section to be opened. */
export const openParameter = 'open';

/** How a section that is opened has the options that its document lacks. */
export interface MissingOptionsLoader {
  readonly ask: () => void;
  /** Whether they were asked for in vain. */
  readonly isLost: boolean;
}

export const MissingOptions = createContext<MissingOptionsLoader>({
  ask: () => {},
  isLost: false,
});
