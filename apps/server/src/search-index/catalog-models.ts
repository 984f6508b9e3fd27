import { makes } from '@forecourt/catalog/vehicles/makes';

/** A model narrows its make in a search also while no car of it is for sale. */
export const catalogModels = makes.flatMap(({ code: makeCode, models }) =>
  models.map(({ code, series }) => ({ code, makeCode, seriesCode: series ?? null })),
);
