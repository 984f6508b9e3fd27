import { defineSettings, whole } from '../platform/settings.ts';

export const indexSettings = defineSettings(
  {
    SEARCH_WORKERS: whole(0, 64)
      .default(0)
      .describe(
        'Threads that search beside the one that serves, and share searches of many cars; 0 has that one search',
      ),
  },
  (values) => ({ searchWorkers: values.SEARCH_WORKERS }),
);
