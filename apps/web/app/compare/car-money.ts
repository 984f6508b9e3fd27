import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';
import { toCostToOwn } from '../wallet/costs/cost-to-own-data.ts';
import { findOutTheDoor } from '../wallet/costs/out-the-door-data.ts';
import type { CarMoney } from './row-rule.ts';

/** What the wallet tells of compared cars, registered where the shopper is. */
export function carMoney(place: Place | null, context: AppContext): CarMoney {
  const outTheDoor: CarMoney['outTheDoor'] = ({ card, owner }) => {
    const door = findOutTheDoor(card, owner, place, context);
    return door && { total: door.sum.total, isWhole: door.sum.without === null };
  };
  return {
    outTheDoor,
    costToOwn: (car) => {
      const cost = toCostToOwn(car.card, car.owner, place, context);
      if (cost === null || cost.without !== null) return null;
      return { total: cost.total, isWhole: outTheDoor(car)?.isWhole === true };
    },
  };
}
