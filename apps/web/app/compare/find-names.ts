import { compareForm, comparePath } from '@forecourt/domain/compare/compare-address';
import type { ComparedName } from './compare-page-data.ts';

/** Null of a car that is gone, `lost` where its name cannot be had now. */
export type SlotName = ComparedName | null | 'lost';

/** What some cars are called, by id: each has an answer, whatever becomes of the call. */
export async function findNames(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<readonly (readonly [number, SlotName])[]> {
  const told = await askNames(ids, signal).catch(() => null);
  const nameOf = (id: number) => told?.find((car) => car.id === id) ?? null;
  return ids.map((id) => [id, told === null ? 'lost' : nameOf(id)]);
}

async function askNames(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<readonly ComparedName[] | null> {
  const path = `${comparePath}/cars?${compareForm.field}=${ids.join(',')}`;
  const answer = await fetch(path, { signal });
  return answer.ok ? await answer.json() : null;
}
