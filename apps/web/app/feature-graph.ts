/**
 * Which folder of the pages may know which: arrows lead one way only. `routes/` and `root.tsx` compose
 * pages of all of them, and `app-context.ts` is what each knows of the server.
 */
export const featureGraph: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  events: [],
  history: ['ui'],
  navigation: ['ui'],
  keywords: ['navigation'],
  content: ['navigation', 'ui'],
  dealers: ['content'],
  advertising: [],
  leads: ['events', 'ui'],
  accounts: ['leads', 'ui'],
  hearts: ['events', 'ui'],
  saved: ['cards', 'hearts', 'ui'],
  cards: ['content', 'dealers', 'hearts', 'leads', 'ui'],
  compare: ['cards', 'events', 'ui'],
  promotions: ['cards', 'content', 'history', 'ui'],
  map: ['cards'],
  vehicles: ['cards', 'content', 'dealers', 'history', 'leads', 'navigation'],
  search: [
    'advertising',
    'cards',
    'compare',
    'content',
    'dealers',
    'keywords',
    'map',
    'navigation',
    'promotions',
    'ui',
  ],
  privacy: ['compare', 'history', 'keywords', 'leads'],
  home: ['cards', 'content', 'keywords', 'ui'],
  shell: ['content', 'hearts', 'keywords', 'ui'],
};
