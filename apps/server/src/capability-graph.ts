/**
 * Which folder of the server may know which: arrows lead one way only. `compose/` and the entry points
 * beside it know all, `platform/` nobody.
 */
export const capabilityGraph: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  request: ['platform'],
  'change-log': ['platform'],
  wallet: ['platform', 'request', 'saved'],
  accounts: ['platform', 'request'],
  advertising: ['platform', 'request'],
  content: ['platform', 'request'],
  keywords: ['platform', 'request'],
  dealers: ['platform', 'request', 'change-log'],
  vehicles: ['platform', 'request', 'change-log', 'dealers'],
  search: ['platform', 'request', 'vehicles'],
  reference: ['platform', 'request', 'search'],
  map: ['platform', 'request', 'search', 'vehicles'],
  home: ['platform', 'request'],
  promotions: ['platform', 'request', 'search', 'vehicles'],
  'page-data': ['platform', 'request', 'content', 'promotions', 'search', 'vehicles'],
  alerts: ['platform', 'request', 'change-log', 'bookmarks', 'push', 'search', 'vehicles'],
  compare: ['platform', 'request', 'vehicles'],
  bookmarks: ['platform', 'request'],
  push: ['platform', 'request'],
  saved: ['platform', 'request', 'vehicles'],
  history: ['platform', 'request', 'vehicles'],
  leads: ['platform', 'request', 'accounts'],
  reports: ['platform', 'request'],
  events: ['platform', 'request', 'vehicles'],
  feeds: ['platform', 'request', 'change-log', 'dealers', 'vehicles'],
  'search-index': ['platform', 'change-log', 'dealers', 'vehicles'],
  demo: ['platform', 'advertising', 'change-log', 'dealers', 'reference', 'vehicles'],
};
