/** A module and how Node reads it. */
interface Resolved {
  readonly url: string;
  readonly format: 'module' | 'module-typescript';
}

/**
 * What an import by a relative path means, where it can be told without looking: the path says all but how the file
 * is read. To know that, Node reads the manifest of the file's package for each import anew; the ORM's has 179 kB.
 *
 * @returns null where Node has to look
 */
export function resolveQuickly(specifier: string, parentUrl: string): Resolved | null {
  if (!specifier.startsWith('.')) return null;
  const { href: url } = new URL(specifier, parentUrl);
  if (url.endsWith('.ts')) return { url, format: 'module-typescript' };
  return url.endsWith('.js') && isOfOrm(url) && isOfOrm(parentUrl)
    ? { url, format: 'module' }
    : null;
}

const isOfOrm = (url: string) => url.includes('/node_modules/drizzle-orm/');

/**
 * Under what an import by name is known once it was resolved: it means the same in all sources of one of our packages.
 *
 * @returns null where it may mean something else in each file
 */
export function nameInPackage(specifier: string, parentUrl: string): string | null {
  if (specifier.startsWith('.') || parentUrl.includes('/node_modules/')) return null;
  const sources = parentUrl.lastIndexOf('/src/');
  return sources < 0 ? null : `${specifier} in ${parentUrl.slice(0, sources)}`;
}
