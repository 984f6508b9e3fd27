import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import { modelKey } from './car-document.ts';

/** A model that may be chosen, whether or not a car of it is for sale. */
export interface VehicleModel {
  readonly code: string;
  readonly makeCode: string;
  readonly seriesCode: string | null;
}

/** Models by their make: those of the catalogue, and those that cars were seen of. */
export class KnownModels {
  readonly #byMake = new Map<string, VehicleModel[]>();
  readonly #keys = new Set<string>();

  constructor(models: Iterable<VehicleModel>) {
    for (const model of models) this.#add(model);
  }

  ofMake(makeCode: string): readonly VehicleModel[] {
    return this.#byMake.get(makeCode) ?? [];
  }

  /** @param keys as `modelKey` makes them */
  learn(keys: Iterable<string>): void {
    for (const key of keys) {
      if (this.#keys.has(key)) continue;
      const [makeCode, seriesCode, code] = JSON.parse(key);
      this.#add({ makeCode, seriesCode, code });
    }
  }

  learnFrom(cards: Iterable<Pick<UnratedCard, 'makeCode' | 'seriesCode' | 'modelCode'>>): void {
    for (const card of cards) this.learn([modelKey(card)]);
  }

  #add(model: VehicleModel): void {
    const key = modelKey({ ...model, modelCode: model.code });
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    const models = this.#byMake.get(model.makeCode);
    if (models) models.push(model);
    else this.#byMake.set(model.makeCode, [model]);
  }
}
