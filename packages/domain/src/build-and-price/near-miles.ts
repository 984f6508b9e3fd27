/** Miles around a shopper in which cars like a build are near. */
export const nearMiles = 100;
