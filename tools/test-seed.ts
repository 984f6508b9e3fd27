import fc from 'fast-check';

/**
 * Made-up cases are the same in each run, so that only a change makes a test fail. `npm run fuzz` draws others
 * and names the seed of a run that failed.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FUZZ_SEED ?? 1) });
