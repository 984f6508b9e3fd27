import type { SearchStatus } from '@forecourt/domain/search/search-engine';
import { createVocabulary, dictionariesOf, type Vocabulary } from '../cars/vocabulary.ts';
import { OwnerTable } from '../owners/owner-table.ts';
import type { EngineDay } from '../request/match-scanner.ts';
import { Searcher } from '../request/searcher.ts';
import type { Layer } from '../segments/layers.ts';
import { Segment, type SegmentColumns } from '../segments/segment.ts';
import type { EngineState, EngineUpdate } from './engine-state.ts';
import { ReadingEngine } from './reading-engine.ts';

/** Layers for a thread that has some of their segments. */
interface LayerMessage {
  readonly segment: number;
  readonly removed: Uint32Array;
}

/** An update as it is sent: a segment goes once and then by its number. */
export interface UpdateMessage extends Omit<EngineUpdate, 'layers'> {
  readonly layers: readonly LayerMessage[];
  readonly segments: ReadonlyMap<number, SegmentColumns>;
}

/** Numbers segments, so that those that a copy has need not be sent. */
export class SegmentNumbers {
  readonly #numbers = new WeakMap<SegmentColumns, number>();
  #last = 0;

  /** @param known segments that the copy has */
  toMessage(
    { layers, ...update }: EngineUpdate,
    known: readonly SegmentColumns[] = [],
  ): UpdateMessage {
    const added = layers.map(({ segment }) => segment).filter((it) => !known.includes(it));
    return {
      ...update,
      layers: layers.map(({ segment, removed }) => ({ segment: this.#numberOf(segment), removed })),
      segments: new Map(added.map((segment) => [this.#numberOf(segment), segment])),
    };
  }

  #numberOf(segment: SegmentColumns): number {
    const known = this.#numbers.get(segment);
    if (known !== undefined) return known;
    this.#last += 1;
    this.#numbers.set(segment, this.#last);
    return this.#last;
  }
}

/** Tells one thread what its copy of an engine begins with and what becomes of it: each segment once. */
export class CopyFeed {
  readonly #numbers = new SegmentNumbers();
  /** Segments that the copy has. */
  #segments: readonly SegmentColumns[] = [];

  /** What comes first. */
  begin({ today, owners, vocabulary, layers }: EngineState): {
    readonly beginning: CopyBeginning;
    readonly update: UpdateMessage;
  } {
    const update = this.toMessage({ today, layers, owners: [], entries: [] });
    return { beginning: { today, owners, vocabulary }, update };
  }

  toMessage(update: EngineUpdate): UpdateMessage {
    const message = this.#numbers.toMessage(update, this.#segments);
    this.#segments = update.layers.map(({ segment }) => segment);
    return message;
  }
}

/** What a copy begins with; an update brings the first layers. */
export type CopyBeginning = Pick<EngineState, 'today' | 'owners' | 'vocabulary'>;

/**
 * Searches the columns of an engine in another thread. Columns are shared, dictionaries and owners are
 * its own; it learns what the engine learns and takes no changes itself.
 */
export class EngineCopy extends ReadingEngine {
  readonly #day: EngineDay;
  readonly #vocabulary: Vocabulary;
  #segments = new Map<number, Segment>();
  #layers: readonly Layer[] = [];
  #version = 0;

  constructor({ today, owners, vocabulary }: CopyBeginning) {
    const table = new OwnerTable(owners.owners, owners.placeKeys);
    const words = createVocabulary(vocabulary);
    const day = { today };
    super(new Searcher(words, table, day), table);
    this.#day = day;
    this.#vocabulary = words;
  }

  protected get layers(): readonly Layer[] {
    return this.#layers;
  }

  get status(): SearchStatus {
    return { listings: this.listings, version: this.#version };
  }

  /** Takes over a change as a whole. */
  follow({ today, layers, segments, owners, entries }: UpdateMessage): void {
    this.#day.today = today;
    for (const owner of owners) this.owners.put(owner);
    dictionariesOf(this.#vocabulary).forEach((dictionary, index) => {
      dictionary.learn(entries[index] ?? []);
    });
    const numbered = layers.map(({ segment: number, removed }) => {
      return { number, removed, segment: this.#segment(number, segments) };
    });
    this.#segments = new Map(numbered.map(({ number, segment }) => [number, segment]));
    this.#layers = numbered;
    this.#version += 1;
  }

  #segment(number: number, added: ReadonlyMap<number, SegmentColumns>): Segment {
    const known = this.#segments.get(number);
    if (known) return known;
    const columns = added.get(number);
    if (!columns) throw new Error(`The segment ${number} was never sent.`);
    return new Segment(columns, this.owners);
  }
}
