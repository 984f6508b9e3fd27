/** Where dealers are looked for. */
export const dealersPath = '/cars-for-sale/dealers';
