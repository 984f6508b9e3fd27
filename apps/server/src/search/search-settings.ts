import { defineSettings, whole } from '../platform/settings.ts';

export const searchSettings = defineSettings(
  {
    FILTER_DEBOUNCE_MS: whole(0, 2000)
      .default(100)
      .describe(
        'Milliseconds that a changed filter waits for the next one before both are applied',
      ),
    PAGE_PATIENCE_MS: whole(0, 20_000)
      .default(500)
      .describe(
        'Milliseconds that a page, once its cars are found, waits for what stands beside them; it does without what is later',
      ),
  },
  (values) => ({
    filterDebounceMs: values.FILTER_DEBOUNCE_MS,
    pagePatienceMs: values.PAGE_PATIENCE_MS,
  }),
);
