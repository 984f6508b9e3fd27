/** Text of several lines, as it was typed: browsers send two characters for a line break, and count one. */
export const asTyped = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
