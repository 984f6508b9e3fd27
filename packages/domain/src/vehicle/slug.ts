/** A name as a path segment: lower-case letters and digits, words joined by `-`. `CR-V` is `cr-v`. */
export function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Whether two segments name the same thing, however they were hyphenated: `f-150` and `f150`. */
export function sameSlug(a: string, b: string): boolean {
  return a.replaceAll('-', '') === b.replaceAll('-', '');
}
