/** What a shopper is told when a passkey came to nothing. */
export class PasskeyRefused extends Error {}
