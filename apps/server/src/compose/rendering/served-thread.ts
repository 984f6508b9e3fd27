import type { MessagePort } from 'node:worker_threads';
import type { SearchReader, SearchStatus } from '@forecourt/domain/search/search-engine';
import type { AnyCapability, Capability } from '../../platform/capability.ts';
import { answerCalls, type CallOver } from '../../platform/threads/port-calls.ts';
import type { PageFacts } from '../../request/page-facts.ts';
import type { MissKind, SearchMisses } from '../../search-misses/search-misses.ts';
import { servicesFor } from '../page-context.ts';
import type { Parts } from '../parts.ts';
import type { AskedPage } from './page-thread.ts';

/** What a page in a thread knows of its request. */
export interface ThreadFacts extends PageFacts {
  /** The number that the serving thread knows the page by. */
  readonly rendering: number;
}

type Named = Readonly<Record<string, unknown>>;

/** A method of something that is asked for by name. */
function methodOf(target: Named, name: string): (...given: readonly unknown[]) => unknown {
  const method = target[name];
  if (typeof method !== 'function') throw new Error(`There is no ${name} here.`);
  return method.bind(target);
}

/** Does for threads that render pages what the serving thread alone can. */
export function createThreadServing(parts: Parts, capabilities: readonly AnyCapability[]) {
  const known = capabilities.filter(({ isServedByOne }) => isServedByOne);

  function service(asked: AskedPage | undefined, name: string, given: readonly unknown[]): unknown {
    if (!asked) throw new Error('The page is over.');
    const { facts, calls } = asked.page;
    const services = servicesFor(known, parts, { ...facts, calls });
    return asked.within(() => methodOf({ ...services }, name)(...given));
  }

  return (port: MessagePort, pageOf: (number: number) => AskedPage | undefined): void =>
    answerCalls(port, (kind, [first, second, third]) => {
      if (kind === 'service')
        return service(pageOf(Number(first)), String(second), third as readonly unknown[]);
      if (kind === 'search')
        return methodOf(searchOf(parts.engine), String(first))(...(second as readonly unknown[]));
      return parts.misses.note(first as MissKind, String(second));
    });
}

/** The methods of a reader: those of a class are not its own. */
const searchOf = (engine: SearchReader): Named => ({
  search: engine.search.bind(engine),
  count: engine.count.bind(engine),
  findInRotation: engine.findInRotation.bind(engine),
  findById: engine.findById.bind(engine),
  findByVin: engine.findByVin.bind(engine),
  findOwner: engine.findOwner.bind(engine),
  ownersIn: engine.ownersIn.bind(engine),
});

/** Capabilities as a thread has them: the serving thread answers for those whose services it alone can do. */
export function capabilitiesOver(
  call: CallOver,
  capabilities: readonly AnyCapability[],
): readonly AnyCapability[] {
  return capabilities.map((capability) => {
    if (!capability.isServedByOne) return capability;
    const whole = capability as Capability<Parts, ThreadFacts>;
    const services = (parts: Parts, facts: ThreadFacts) =>
      Object.fromEntries(
        Object.keys(whole.services?.(parts, facts) ?? {}).map((name) => [
          name,
          (...given: readonly unknown[]) => call('service', facts.rendering, name, given),
        ]),
      );
    return { ...whole, services };
  });
}

/** Searches that the serving thread makes, where its process has no columns to share. */
export function searchOver(call: CallOver, status: () => SearchStatus): SearchReader {
  const ask =
    <Given extends readonly unknown[], Answer>(name: keyof SearchReader) =>
    (...given: Given) =>
      call('search', name, given) as Promise<Answer>;
  return {
    search: ask('search'),
    count: ask('count'),
    findInRotation: ask('findInRotation'),
    findById: ask('findById'),
    findByVin: ask('findByVin'),
    findOwner: ask('findOwner'),
    ownersIn: ask('ownersIn'),
    get status() {
      return status();
    },
  };
}

/** What searches missed is gathered in the serving thread. */
export function missesOver(call: CallOver): SearchMisses {
  return {
    note: (kind, words) => void call('miss', kind, words).catch(() => {}),
    flush: async () => {},
  };
}
