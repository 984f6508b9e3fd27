/** An address that no other test has, nor another try of the same one. */
export const ownAddress = (name: string): string =>
  `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
