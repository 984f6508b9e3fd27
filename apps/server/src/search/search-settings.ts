import { defineSettings, whole } from '../platform/settings.ts';

export const searchSettings = defineSettings(
  {
    FILTER_DEBOUNCE_MS: whole(0, 2000)
      .default(100)
      .describe(
        'Milliseconds that a changed filter waits for the next one before both are applied',
      ),
  },
  (values) => ({ filterDebounceMs: values.FILTER_DEBOUNCE_MS }),
);
