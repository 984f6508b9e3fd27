import { type ConfigOf, defineSettings, webAddress } from '../platform/settings.ts';

export const contentSettings = defineSettings(
  {
    EXPERT_REVIEW_URL: webAddress('https://reviews.example/v1')
      .optional()
      .describe(
        'Where expert reviews of a model are asked for, by brands that take them from outside; it is asked `?ymmt=2021/honda/civic&embed=true` and answers `{"reviews": [{"topic", "title", "summary", "publishedOn", "url"}]}`. Without it, or an answer, our own stand there',
      ),
  },
  (values) => ({ expertReviewUrl: values.EXPERT_REVIEW_URL ?? null }),
);

export type ContentConfig = ConfigOf<typeof contentSettings>;
