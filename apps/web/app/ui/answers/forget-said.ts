/** Takes what was done out of the address once it is said: opened again, the page would tell it as if it were new. */
export function forgetSaid(parameter: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  // The router's own step of the history, which it does not render anew.
  history.replaceState(history.state, '', url);
}
