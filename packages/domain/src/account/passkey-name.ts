/** Characters of the name of a passkey at the most. Apart from what needs a schema: pages load this file. */
export const passkeyNameLength = 60;
