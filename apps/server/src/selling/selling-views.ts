import type { Views } from './view.ts';
import { carView } from './views/car-view.ts';
import { conditionView } from './views/condition-view.ts';
import { manageView } from './views/manage-view.ts';
import { priceView } from './views/price-view.ts';
import { publishView } from './views/publish-view.ts';
import { startView } from './views/start-view.ts';

/** The pages of a seller, by name. */
export const sellingViews: Views = {
  start: startView,
  car: carView,
  condition: conditionView,
  price: priceView,
  publish: publishView,
  manage: manageView,
};
