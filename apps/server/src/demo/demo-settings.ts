import { defineSettings, whole } from '../platform/settings.ts';

export const demoSettings = defineSettings(
  {
    DEMO_LISTINGS: whole(0, 5_000_000)
      .default(60_000)
      .describe(
        'Demo cars to load into an empty database; 0 for none, and for pages that tell of no demo',
      ),
    DEMO_SEED: whole(0, 2_147_483_647).default(1).describe('Seed of the demo inventory'),
  },
  (values) => ({ demoListings: values.DEMO_LISTINGS, demoSeed: values.DEMO_SEED }),
);
