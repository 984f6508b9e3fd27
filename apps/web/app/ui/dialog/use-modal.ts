import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While it is modal an element has the keyboard to itself: focus goes into it and comes back, the rest of
 * the page is inert but for what is read out from there, and Escape closes it.
 *
 * @param opener where focus goes afterwards when it came from nowhere
 */
export function useModal(
  element: RefObject<HTMLElement | null>,
  isModal: boolean,
  { opener, onClose }: { readonly opener: string; readonly onClose: () => void },
): void {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });

  useEffect(() => {
    const modal = element.current;
    if (!isModal || modal === null) return;
    const before = document.activeElement;
    const rest = restOfPage(modal);
    // All of it is styled anew: after the modal is painted.
    let isPainted: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      isPainted = setTimeout(() => {
        for (const one of rest) one.inert = true;
      });
    });
    modal.focus({ preventScroll: true });
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      cancelAnimationFrame(frame);
      clearTimeout(isPainted);
      for (const one of rest) one.inert = false;
      const cameFrom = before === document.body || modal.contains(before) ? null : before;
      const target = cameFrom ?? document.querySelector(opener);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [isModal, element, opener]);
}

/** Everything beside an element and its ancestors that is not inert already. */
function restOfPage(element: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  for (let inside: Element = element; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      const isSpared = sibling === inside || sibling.matches('[role="status"], script, head');
      if (!isSpared && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling);
    }
  }
  return rest;
}
