import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { CarIndex } from './car-index.ts';

/** Cards by id: all that are asked for in one turn of the event loop are fetched together. */
export class CardLoader {
  readonly #index: CarIndex;
  #wanted = new Set<number>();
  #answer: Promise<Map<number, ListingCard>> | null = null;

  constructor(index: CarIndex) {
    this.#index = index;
  }

  async find(id: number): Promise<ListingCard | undefined> {
    this.#wanted.add(id);
    this.#answer ??= this.#fetchNext();
    return (await this.#answer).get(id);
  }

  async #fetchNext(): Promise<Map<number, ListingCard>> {
    await new Promise((resume) => setImmediate(resume));
    const wanted = [...this.#wanted];
    [this.#wanted, this.#answer] = [new Set(), null];
    return this.#index.findCards(wanted);
  }
}
