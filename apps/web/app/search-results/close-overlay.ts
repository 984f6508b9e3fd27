/**
 * Closes the drawer or sheet that the address has as its target, then goes on. In this order: going
 * to another address leaves the target as it was, and closing it afterwards would end the journey.
 */
export function closeOverlay(then: () => void): void {
  addEventListener('hashchange', then, { once: true });
  location.hash = 'main';
}
