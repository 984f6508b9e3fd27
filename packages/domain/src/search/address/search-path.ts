/** What stands below the path of searches, and is none. */
const others = new Set([
  'vehicle',
  'saved',
  'saved-searches',
  'alerts',
  'share',
  'conversation',
  'wallet',
  'trade-in',
  'compare',
  'dealer',
  'dealers',
  'build-and-price',
  'filter-groups',
  'count',
  'model-panels',
]);

/** Whether a path is that of a search, and not of a car or of anything else. */
export function isSearchPath(pathname: string): boolean {
  const [, root, first = ''] = pathname.split('/');
  return root === 'cars-for-sale' && !others.has(first);
}
