import { type RefObject, useEffect, useEffectEvent } from 'react';
import { afterPaint } from './after-paint.ts';

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
    giveBack();
    const rest = restOfPage(modal);
    // All of it is styled anew: not before the modal, or the page, is seen.
    const endWait = afterPaint(() => setInert(rest, true));
    modal.focus({ preventScroll: true });
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      endWait();
      const cameFrom = before === document.body || modal.contains(before) ? [] : [before];
      // What opened it may be hidden by now: a phone was turned.
      const target = [...cameFrom, ...document.querySelectorAll(opener)].find((one) =>
        one?.checkVisibility(),
      );
      setInert(
        rest.filter((one) => one.contains(target ?? null)),
        false,
      );
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      giveBackLater(rest);
    };
  }, [isModal, element, opener]);
}

const setInert = (elements: readonly HTMLElement[], inert: boolean) => {
  for (const one of elements) one.inert = inert;
};

/** Lets the shopper reach what the modal that was closed last has yet to give back. */
let giveBack = () => {};

function giveBackLater(rest: readonly HTMLElement[]): void {
  const endWait = afterPaint(() => giveBack());
  giveBack = () => {
    endWait();
    setInert(rest, false);
    giveBack = () => {};
  };
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
