let format: Intl.DateTimeFormat | undefined;

/**
 * `Nov 22, 2:38 PM EST`: by a clock that names itself, where that of whoever reads it is not known. Its formatter is
 * made when the first is written.
 */
export function easternMoment(at: Date): string {
  format ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
    timeZoneName: 'short',
  });
  // Some engines write a narrow space before AM: server and browser are to write the same.
  return format.format(at).replace(/\s/g, ' ');
}
