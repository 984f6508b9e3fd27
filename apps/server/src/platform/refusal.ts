/**
 * Something was asked that cannot be done, or a part of the surroundings is not as it must be. The
 * message is for who asked, and says all there is to say: no stack is shown with it.
 */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}
