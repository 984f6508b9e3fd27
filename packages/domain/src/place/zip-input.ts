/** What is said of a ZIP that is not five digits, or that no place has. */
export const zipMessage = 'Enter a valid ZIP Code';

/** Whether a text has the form of a ZIP; whether there is such a place is another question. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** The ZIP that a page's address names; null where it names none. @param search what follows its path */
export function zipOfAddress(search: string): string | null {
  const zip = new URLSearchParams(search).get('zip') ?? '';
  return isZip(zip) ? zip : null;
}
