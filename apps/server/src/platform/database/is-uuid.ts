/** Whether a text is an id of a row: a database fails at what is none. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
