/** The file as a whole cannot be used; the message is one sentence for the operator. Nothing was changed. */
export class UnreadableFeed extends Error {
  override readonly name = 'UnreadableFeed';
}
