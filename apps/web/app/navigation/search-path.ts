/** Whether a path is that of a search, and not of a car or of anything else. */
export function isSearchPath(pathname: string): boolean {
  return /^\/cars-for-sale(\/|$)/.test(pathname) && !pathname.startsWith('/cars-for-sale/vehicle/');
}
