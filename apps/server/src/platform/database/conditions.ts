import { type SQL, sql } from 'drizzle-orm';

/** Whether a column holds one of some numbers. They are one parameter: however many there are, the plan is one. */
export const isIn = (column: SQL, numbers: readonly number[]): SQL =>
  sql`${column} in (select value::bigint from json_array_elements_text(${JSON.stringify(numbers)}::json))`;

/** Whether a column holds one of some texts. */
export const isInTexts = (column: SQL, texts: readonly string[]): SQL =>
  sql`${column} in (select value from json_array_elements_text(${JSON.stringify(texts)}::json))`;

/** Letters of a text that are looked for. */
const maxLength = 100;

/** A pattern of `like` for what has a text in it, whatever signs that has. */
export const containing = (text: string): string =>
  `%${text.slice(0, maxLength).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
