/** Gives the keyboard to what takes the place of what was pressed: without it the page would begin anew. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
