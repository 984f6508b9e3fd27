/** Letters of a text that are looked for. */
const maxLength = 100;

/** A pattern of `like` for what has a text in it, whatever signs that has. */
export const containing = (text: string): string =>
  `%${text.slice(0, maxLength).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
