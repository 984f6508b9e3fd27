import {
  changesArbitrary,
  inventoryArbitrary,
} from '@forecourt/search-contract/arbitrary-inventory';
import { requestArbitrary } from '@forecourt/search-contract/arbitrary-request';
import fc from 'fast-check';
import { test } from 'vitest';
import { allKernels } from './all-kernels.ts';
import { compare, limitsOfTests, Twin } from './twin.ts';

/** `npm run fuzz` asks for more, with a seed of its own. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? 1);

const requestsPerRun = 10;

test(`answers ${requests} requests between changes alike, on both sets of kernels, seed ${seed}`, () => {
  fc.assert(
    fc.property(
      inventoryArbitrary,
      fc.constantFrom(...limitsOfTests),
      fc.array(fc.tuple(changesArbitrary, requestArbitrary), {
        minLength: requestsPerRun,
        maxLength: requestsPerRun,
      }),
      (inventory, limits, rounds) => {
        const twins = allKernels.map((kernels) => new Twin(inventory, { limits, kernels }));
        for (const [changes, request] of rounds) {
          for (const twin of twins) {
            twin.apply(changes);
            compare(twin, request);
          }
        }
      },
    ),
    { numRuns: Math.ceil(requests / requestsPerRun), seed },
  );
}, 3_600_000);
