import { choice, defineSettings } from '../platform/settings.ts';

export const promotionSettings = defineSettings(
  {
    PROMOTION_DENSITY: choice(['sparse', 'specification'])
      .default('sparse')
      .describe(
        'Where paid cars stand: `sparse` has at most one in the first row, `specification` has them at 0, 1, 2 and 23',
      ),
  },
  (values) => ({ promotionDensity: values.PROMOTION_DENSITY }),
);
