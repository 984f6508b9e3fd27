/** Miles around a ZIP when the address names none; so it is never written. */
export const defaultRadius = 50;
