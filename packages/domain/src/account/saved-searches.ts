/** Saved searches, apart from what needs a schema: pages load this file. */

/** Searches that a visitor without an account keeps. */
export const maxAnonymousSearches = 2;

/** The page of saved searches; with `save` it offers to save a search by its address. */
export const bookmarksPath = '/cars-for-sale/saved-searches';

/** Texts of the specification (roles.visitor-saves), to the letter. */
export const savedSearchMessages = {
  full: 'You have a maximum of 2 searches saved.',
  invitation: 'Create a free account',
} as const;
