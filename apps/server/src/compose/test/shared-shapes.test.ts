import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Of a shape for each object: some hundred bytes. */
const objects = 10_000;
/** A collection within one of them adds or takes away what has nothing to do with shapes. */
const rounds = 9;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;

/**
 * V8 keeps one shape for all objects that began as `{}` and were given the same keys in the same order, until
 * some 1,500 first keys are in use: every such object, and most are of that kind, then gets a shape of its own,
 * beside the young memory. Pages took half as long again while 1,300 records of the catalogue were keyed by
 * texts.
 */
test('objects share their shapes once the server is loaded: records of many different keys are maps', () => {
  const server = new URL('../production-server.ts', import.meta.url).href;
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8';
    await import('${server}');
    const old = () => getHeapSpaceStatistics()
      .find(({ space_name }) => space_name === 'old_space').space_used_size;
    const make = () => { const made = {}; made.keyOfNoOther = 1; made.another = 2; return made; };
    const grown = Array.from({ length: ${rounds} }, () => {
      const before = old();
      for (let at = 0; at < ${objects}; at += 1) make();
      return old() - before;
    });
    console.log(JSON.stringify(grown));
    process.exit();`;
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const bytes: number[] = JSON.parse(told);
  expect(median(bytes) / objects).toBeLessThan(10);
});
