/** Begins like a formula, also behind white space or with signs of full width, or like one that was quoted. */
const formula = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

/**
 * A line of CSV (RFC 4180). A text that begins like a formula is quoted with an apostrophe, so that no
 * spreadsheet runs it.
 */
export function toCsvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(cell: string | null): string {
  const text = cell ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell that `toCsvLine` wrote. */
export const fromCsvCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
