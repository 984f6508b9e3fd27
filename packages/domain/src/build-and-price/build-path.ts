/** Where cars are built and priced. */
export const buildPath = '/cars-for-sale/build-and-price';
