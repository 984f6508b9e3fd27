/** The largest id that a listing may have. Apart from what needs a schema: pages load this file. */
export const maxListingId = 999_999_999_999;
