/** A field in place of a password that was typed and is not shown again. */
export const passwordAgain = 'passwordAgain';
