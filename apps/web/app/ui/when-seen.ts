/**
 * Calls when an element comes into sight, or as near to it as the margin says; returns what ends that. On a
 * busy machine one call of an observer tells of several moments: away at first, then in sight.
 */
export function whenSeen(
  element: Element,
  onSeen: () => void,
  options: IntersectionObserverInit = {},
): () => void {
  const observer = new IntersectionObserver((moments) => {
    if (moments.some(({ isIntersecting }) => isIntersecting)) onSeen();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
