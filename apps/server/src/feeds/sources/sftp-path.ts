/** The path of a file on its server; null where a percent sign of the address begins no escape. */
export function sftpPathOf({ pathname }: Pick<URL, 'pathname'>): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** What is said where there is none. */
export const strayPercent = 'expected %25 where the path of the file has a percent sign.';
