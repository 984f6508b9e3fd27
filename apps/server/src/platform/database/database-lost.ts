/** The embedded database broke off and cannot go on in this process; the message says what to do. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
}
