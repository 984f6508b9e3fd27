/**
 * The mailbox that an address is of: what follows a plus sign sorts mails, and leads to the same reader. Case tells
 * nothing. Mails to an address are counted by it.
 */
export const mailboxOf = (email: string): string =>
  email.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@');
