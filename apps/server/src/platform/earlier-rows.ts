/**
 * What a list of the command line says below its rows.
 *
 * @param rows at most so many as it shows at once
 * @param command what was asked, to which the last row is added
 * @returns how the rows before these are asked for; nothing where there are none
 */
export function tellEarlier(
  rows: readonly { readonly id: string }[],
  maxListed: number,
  command: string,
): string {
  const last = rows.length === maxListed ? rows.at(-1) : undefined;
  return last ? `\n\nEarlier ones: forecourt ${command} --before ${last.id}` : '';
}
