import { type ReferenceTab, referenceTabs } from '@forecourt/domain/reference/active-model';
import type { ResearchData } from './research-data.ts';

/** What decides on the tabs of a model. */
export type TabContent = Pick<ResearchData, 'articles' | 'columns' | 'questions'> & {
  readonly model: Pick<
    ResearchData['model'],
    'compared' | 'economy' | 'mileage' | 'safety' | 'years'
  >;
};

/** Whether a tab has something in it. What cannot be told just now says so there. */
const hasContent: Readonly<Record<ReferenceTab, (data: TabContent) => boolean>> = {
  pricing: ({ model }) => model.years?.length !== 0 || model.mileage !== null,
  trims: ({ columns, model }) => columns.length > 0 || model.compared === null,
  safety: ({ model }) => model.safety !== null,
  // Where there is none, the first is asked for.
  reviews: () => true,
  faqs: ({ questions }) => questions.length > 0,
  mpg: ({ model }) => model.economy.rows.length > 0,
  editorial: ({ articles }) => articles.length > 0,
};

/** The tabs of a model that have something in them. */
export const shownTabs = (data: TabContent): readonly (typeof referenceTabs)[number][] =>
  referenceTabs.filter(({ code }) => hasContent[code](data));
