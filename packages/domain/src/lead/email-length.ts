/** Characters of an address at the most. Apart from what needs a schema: pages load this file. */
export const emailLength = 45;
