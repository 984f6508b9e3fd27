import { roomPath } from '../portal-links.ts';
import type { PortalFrame } from '../services.ts';
import type { AskedCars, CarsSort } from './cars-view.ts';

export const carsPath = '/dealer-portal/cars';

/** The cars on their page, where the keyboard goes on once others are shown. */
export const carsPlace = 'cars';

/** The columns that are sorted from the least first, unless it is asked otherwise. */
const upwards: readonly CarsSort[] = ['market'];

/** What stands first when a head is pressed for the first time. */
const isUpward = (sort: CarsSort) => upwards.includes(sort);

/** Parameters of the address of these cars; what is as usual is left out. */
export function carsQuery({ filter, text, sort, isAscending, page }: AskedCars) {
  return {
    ...(filter !== 'all' && { filter }),
    ...(text !== '' && { text }),
    ...((sort !== 'views' || isAscending) && { sort, order: isAscending ? 'asc' : 'desc' }),
    ...(page > 1 && { page: String(page) }),
  };
}

type Frame = Pick<PortalFrame, 'dealer' | 'dealers'>;

/** Where other cars are, or these otherwise: from their first page, unless another is named. */
export const carsHref = (
  frame: Frame,
  asked: AskedCars,
  other: Partial<AskedCars>,
  more: Readonly<Record<string, string>> = {},
): string => roomPath(carsPath, frame, { ...carsQuery({ ...asked, page: 1, ...other }), ...more });

/** Where the cars are sorted by a head: the other way round, where they are already. */
export function sortHref(frame: Frame, asked: AskedCars, sort: CarsSort): string {
  const isAscending = asked.sort === sort ? !asked.isAscending : isUpward(sort);
  return `${carsHref(frame, asked, { sort, isAscending })}#${carsPlace}`;
}
