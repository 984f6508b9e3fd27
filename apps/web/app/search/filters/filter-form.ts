import { createContext, useContext } from 'react';

/** Sends the filters with some of their fields replaced; an empty value takes a field out. */
export type SendFilters = (replaced?: Readonly<Record<string, string>>) => void;

export const FilterForm = createContext<SendFilters>(() => {});

/** For controls that set filters without a field of their own in the form. */
export function useFilterForm(): SendFilters {
  return useContext(FilterForm);
}
