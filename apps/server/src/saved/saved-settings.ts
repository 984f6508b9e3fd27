import { quickSaveMax } from '@forecourt/domain/account/saved-cars';
import { defineSettings, whole } from '../platform/settings.ts';

export const savedSettings = defineSettings(
  {
    SAVED_MAX: whole(1, 500)
      .default(quickSaveMax)
      .describe('Cars that a browser without an account keeps'),
  },
  (values) => ({ savedMax: values.SAVED_MAX }),
);

export type SavedConfig = ReturnType<typeof savedSettings.read>;
