import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live/live-engine';
import { findDifference, toEngineAnswer, toPeerAnswer } from './answer.ts';
import type { FlatInventory } from './flat-inventory.ts';
import type { Form, Peer } from './peers/peer.ts';
import { type PeerRequest, toPeerRequest } from './peers/request.ts';
import { type MixedRequest, type RadiusClass, radiusClasses } from './request-mix.ts';
import { quantile } from './samples.ts';

/** A request of the mix, as the engine and as the peers are asked it. */
export interface Entry extends MixedRequest {
  readonly peerRequest: PeerRequest;
  /** Rows within the circle. */
  readonly candidates: number;
}

export function toEntry(mixed: MixedRequest, inventory: FlatInventory): Entry {
  const peerRequest = toPeerRequest(mixed.request, inventory);
  const candidates =
    peerRequest.ranges?.reduce((sum, [start, end]) => sum + end - start, 0) ?? inventory.rows;
  return { ...mixed, peerRequest, candidates };
}

/** Milliseconds of one request. */
export interface Lap {
  readonly entry: Entry;
  /** Cars that match, where the engine was asked. */
  readonly total?: number;
  readonly milliseconds: number;
}

/** Requests per radius class by which a peer's best form is found. */
const trialRequests = 3;

export interface Contestant {
  readonly peer: Peer;
  readonly formOf: ReadonlyMap<RadiusClass, Form>;
  readonly laps: Lap[];
}

/** Asks engine and peers, and stops where one answers other than the others. */
export class Race {
  readonly #engine: VehicleSearchEngine;
  readonly #pool: SearchReader;
  readonly #inventory: FlatInventory;
  /** Of the engine with all processors, as the peers have them. */
  readonly engineLaps: Lap[] = [];
  /** Of the engine in one thread. */
  readonly aloneLaps: Lap[] = [];
  /** Answers that were compared. */
  compared = 0;

  /** @param pool answers from the same engine with all processors */
  constructor(engine: VehicleSearchEngine, pool: SearchReader, inventory: FlatInventory) {
    this.#engine = engine;
    this.#pool = pool;
    this.#inventory = inventory;
  }

  /** Finds the form that answers each class of requests soonest. */
  async enter(peer: Peer, entries: readonly Entry[]): Promise<Contestant> {
    const formOf = new Map<RadiusClass, Form>();
    const [first] = entries;
    // The first statement of a connection is slower than any later one.
    for (const form of peer.forms) if (first) await this.#compare(await askPeer(peer, form, first));
    for (const radius of radiusClasses) {
      const trial = entries.filter((entry) => entry.radius === radius).slice(0, trialRequests);
      let soonest = Number.POSITIVE_INFINITY;
      for (const form of peer.forms) {
        const times = [];
        for (const entry of trial) {
          const told = await askPeer(peer, form, entry);
          await this.#compare(told);
          times.push(told.milliseconds);
        }
        const median = quantile(times, 0.5);
        if (median < soonest) {
          soonest = median;
          formOf.set(radius, form);
        }
      }
    }
    return { peer, formOf, laps: [] };
  }

  /**
   * Every request to everyone in turn. Answers are compared when all laps of a request are over: to compare one asks
   * the engine once more, which would have its next lap find its caches filled.
   *
   * @param secondsPerClass a peer that has taken longer for a class of requests is asked no more of it
   */
  async run(
    entries: readonly Entry[],
    contestants: readonly Contestant[],
    secondsPerClass: number,
    onProgress: (done: number) => void,
  ): Promise<void> {
    for (const [index, entry] of entries.entries()) {
      // Now with all processors, now alone: whoever is asked next after a peer finds no caches filled.
      let turn = index;
      const told: PeerTold[] = [];
      await this.#askEngine(entry, turn++);
      for (const { peer, formOf, laps } of contestants) {
        const form = formOf.get(entry.radius);
        if (!form || spentSeconds(laps, entry.radius) > secondsPerClass) continue;
        const answer = await askPeer(peer, form, entry);
        told.push(answer);
        laps.push({ entry, milliseconds: answer.milliseconds });
        await this.#askEngine(entry, turn++);
      }
      if ((turn - index) % 2 === 1) await this.#askEngine(entry, turn);
      for (const one of told) await this.#compare(one);
      onProgress(index + 1);
    }
  }

  async #askEngine(entry: Entry, turn: number): Promise<void> {
    if (turn % 2 === 0) this.engineLaps.push(await toLap(entry, this.#pool));
    else this.aloneLaps.push(await toLap(entry, this.#engine));
  }

  /** @throws where the engine answers otherwise */
  async #compare({ peer, form, entry: { request, peerRequest }, answer }: PeerTold): Promise<void> {
    const expected = toEngineAnswer(await this.#pool.search(request));
    const part = findDifference(expected, toPeerAnswer(answer, peerRequest, this.#inventory));
    if (part !== undefined) {
      throw new Error(
        `${peer.name} (${form.name}) and the engine differ in ${part} of ${JSON.stringify({ ...request, facets: undefined })}`,
      );
    }
    this.compared += 1;
  }
}

/** What a peer said of a request. */
interface PeerTold {
  readonly peer: Peer;
  readonly form: Form;
  readonly entry: Entry;
  readonly answer: Awaited<ReturnType<Form['ask']>>;
  readonly milliseconds: number;
}

async function askPeer(peer: Peer, form: Form, entry: Entry): Promise<PeerTold> {
  const started = performance.now();
  const answer = await form.ask(entry.peerRequest);
  return { peer, form, entry, answer, milliseconds: performance.now() - started };
}

async function toLap(
  entry: Entry,
  engine: Pick<SearchReader | VehicleSearchEngine, 'search'>,
): Promise<Lap> {
  const started = performance.now();
  const { total } = await engine.search(entry.request);
  return { entry, total, milliseconds: performance.now() - started };
}

function spentSeconds(laps: readonly Lap[], radius: RadiusClass): number {
  const times = laps.filter(({ entry }) => entry.radius === radius);
  return times.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
}
