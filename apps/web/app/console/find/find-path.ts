/** Where anything is found. */
export const findPath = '/console/find';
