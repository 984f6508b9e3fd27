/** Adds the slider to the field of an offer. One that does not load is logged: the field is whole without it. */
export async function loadMakeOffer(): Promise<void> {
  try {
    await import('./make-offer-element.ts');
  } catch (error) {
    reportError(error);
  }
}
