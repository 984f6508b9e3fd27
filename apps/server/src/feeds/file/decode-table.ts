import { isAscii } from 'node:buffer';
import { Transform } from 'node:stream';
import { encodingOf, type TableDialect, withoutCut } from './table-dialect.ts';

/** @param encoding null where the first letter beyond ASCII is to tell it */
export function decodeTable(encoding: TableDialect['encoding']): Transform {
  let decoder = encoding === null ? null : new TextDecoder(encoding);
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    readableObjectMode: false,
    transform(chunk: Buffer, _encoding, done) {
      if (decoder !== null) return done(null, decoder.decode(chunk, { stream: true }));
      held = Buffer.concat([held, chunk]);
      const { length } = withoutCut(held);
      if (isAscii(held.subarray(0, length))) {
        const plain = held.toString('latin1', 0, length);
        held = held.subarray(length);
        return done(null, plain);
      }
      decoder = new TextDecoder(encodingOf(held, false));
      done(null, decoder.decode(held, { stream: true }));
    },
    flush(done) {
      done(null, decoder?.decode() ?? new TextDecoder(encodingOf(held, true)).decode(held));
    },
  });
}
