/** Saved searches, apart from what needs a schema: pages load this file. */

/** Searches that a visitor without an account keeps. */
export const maxAnonymousSearches = 2;

/** Most of a person: nobody reads through more. */
export const maxSearchesOfPerson = 100;

/** The page of saved searches; with `save` it offers to save a search by its address. */
export const bookmarksPath = '/cars-for-sale/saved-searches';

/** The first two are texts of the specification (roles.visitor-saves), to the letter. */
export const savedSearchMessages = {
  full: 'You have a maximum of 2 searches saved.',
  invitation: 'Create a free account',
  fullOfPerson: `${maxSearchesOfPerson} searches are as many as are kept: remove one to save another.`,
  unreadable: 'This search cannot be read. Open it again and save it there.',
} as const;
