import { randomBytes } from 'node:crypto';
import type { Cluster } from '../cluster.ts';
import { type IndexLayout, schemaVersion, templateOf } from '../index-schema.ts';
import { StateStore } from './index-state.ts';

const notFound = 404;

/** Cars of one segment: beyond, few large ones count as fast as one. */
const carsInSegment = 2_000_000;
const mergeMs = 1_800_000;

/**
 * Names and life of the indexes. An alias, named after the form of the documents, stands for the index
 * that is searched; a new one is made beside it and takes its place in one step.
 */
export class IndexAdmin {
  readonly cluster: Cluster;
  readonly alias: string;
  readonly states: StateStore;
  readonly layout: IndexLayout;

  /** @param prefix what the names of all indexes begin with */
  constructor(cluster: Cluster, prefix: string, layout: IndexLayout) {
    this.cluster = cluster;
    this.alias = `${prefix}-cars-${schemaVersion}`;
    this.states = new StateStore(cluster, `${prefix}-state`);
    this.layout = layout;
  }

  /** Makes what all indexes need, unless it is there. */
  async prepare(): Promise<void> {
    const path = `/_index_template/${this.alias}`;
    await this.cluster.send({
      method: 'PUT',
      path,
      body: templateOf(`${this.alias}-*`, this.layout),
    });
    await this.states.create();
  }

  /** The index that the alias stands for; undefined before the first was published. */
  async current(): Promise<string | undefined> {
    const { status, body } = await this.cluster.send<Record<string, unknown>>({
      method: 'GET',
      path: `/_alias/${this.alias}`,
      expected: [notFound],
    });
    return status === notFound ? undefined : Object.keys(body)[0];
  }

  /** An empty index that nobody searches. */
  async create(): Promise<string> {
    const name = `${this.alias}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
    await this.cluster.send({ method: 'PUT', path: `/${name}` });
    return name;
  }

  async refresh(index: string): Promise<void> {
    await this.cluster.send({ method: 'POST', path: `/${index}/_refresh` });
  }

  /** Puts an index that was filled into the form that is searched fastest. */
  async settle(index: string, cars: number): Promise<void> {
    const segments = Math.max(1, Math.ceil(cars / this.layout.shards / carsInSegment));
    await this.cluster.send({
      method: 'POST',
      path: `/${index}/_forcemerge`,
      timeoutMs: mergeMs,
      query: { max_num_segments: segments },
    });
    await this.refresh(index);
  }

  /** Has all searches from now on go to an index. @returns the one that they went to */
  async publish(index: string): Promise<string | undefined> {
    const before = await this.current();
    const { alias } = this;
    const actions = [
      ...(before === undefined ? [] : [{ remove: { index: before, alias } }]),
      { add: { index, alias } },
    ];
    await this.cluster.send({ method: 'POST', path: '/_aliases', body: { actions } });
    return before;
  }

  async remove(index: string): Promise<void> {
    await this.cluster.send({ method: 'DELETE', path: `/${index}`, expected: [notFound] });
    await this.states.forget(index);
  }

  /** Removes what was begun and never published. Nobody else may be building. */
  async removeUnpublished(): Promise<void> {
    const { body } = await this.cluster.send<Record<string, { aliases: object }>>({
      method: 'GET',
      path: `/${this.alias}-*/_alias`,
    });
    for (const [index, { aliases }] of Object.entries(body)) {
      if (Object.keys(aliases).length === 0) await this.remove(index);
    }
  }
}
