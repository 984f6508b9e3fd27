/**
 * Miles from a shopper within which better cars are looked for. Apart from what needs a schema: pages load this
 * file.
 */
export const swapRadiusMiles = 100;
