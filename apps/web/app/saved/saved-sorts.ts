/** Orders of saved cars, the usual one first. */
export const savedSorts = [
  { code: 'saved', name: 'Last saved' },
  { code: 'change', name: 'Price change' },
  { code: 'price', name: 'Lowest price' },
] as const;
export type SavedSort = (typeof savedSorts)[number]['code'];

/** Reads an order from an address; what there is not is the usual one. */
export function readSavedSort(text: string | null): SavedSort {
  return savedSorts.find(({ code }) => code === text)?.code ?? 'saved';
}
