import type { SavedCarData } from './saved-page-data.ts';

/** How many of some cars are for sale, are not anymore, and became cheaper or dearer. */
export function countSaved(cars: readonly SavedCarData[]) {
  const active = cars.filter(({ status }) => status === 'active');
  return {
    active: active.length,
    gone: cars.length - active.length,
    fallen: active.filter(({ change }) => change !== null && change < 0).length,
    risen: active.filter(({ change }) => change !== null && change > 0).length,
  };
}
