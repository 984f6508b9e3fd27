/** Where cars are built and priced. */
export const buildPath = '/cars-for-sale/build-and-price';

/** Where several dealers are asked about one build. */
export const askDealersPath = `${buildPath}/ask-dealers`;
