import { setImmediate } from 'node:timers/promises';

export interface ReadAhead {
  /** All of it; null when more is to come. */
  readonly whole: Buffer<ArrayBuffer> | null;
  /** The stream from its beginning; to be called once. */
  readonly again: () => ReadableStream<Uint8Array>;
}

/**
 * Reads what a stream has without waiting: what needs no promise is written in the microtasks before the next turn.
 * Not by `tee`: of what is left of a stream that nobody reads to its end, V8 lets go only when all memory is
 * collected, and with it goes whatever the page was made of.
 */
export async function readAhead(stream: ReadableStream<Uint8Array>): Promise<ReadAhead> {
  const reader = stream.getReader();
  const ahead: Uint8Array[] = [];
  const nextTurn = setImmediate(null);
  let next = reader.read();
  const again = () => {
    const parts = rest();
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const part = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      },
    });
  };

  async function* rest() {
    yield* ahead;
    for (let read = await next; !read.done; read = await reader.read()) yield read.value;
  }

  for (;;) {
    const read = await Promise.race([next, nextTurn]);
    if (read === null) return { whole: null, again };
    if (read.done) return { whole: Buffer.concat(ahead), again };
    ahead.push(read.value);
    next = reader.read();
  }
}
