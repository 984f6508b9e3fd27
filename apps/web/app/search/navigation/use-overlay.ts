import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { changesDialogOnly } from '../../content/use-about.ts';
import { useIsSearchUnderway } from '../../navigation/latest-search.tsx';
import { isPlainPress } from '../../ui/dialog/link-follower.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Where filters and orders are overlays; as in `filter-panel.css`. */
const narrow = '(max-width: 47.9375em)';

export interface Overlay {
  readonly element: RefObject<HTMLElement | null>;
  /** Whether it covers the page, which is then out of reach. */
  readonly isModal: boolean;
  /** For the element: how the style sheet shows it, and what it is to assistive technology. */
  readonly attributes: {
    readonly 'data-overlay'?: 'open' | 'closed';
    readonly role?: 'dialog';
    readonly 'aria-modal'?: true;
  };
  /** To be said of every search that is made from it: these replace its place in the history. */
  readonly searched: () => void;
  readonly close: () => void;
}

/**
 * An overlay of a narrow page: opened by a link to its id, so without a script it is shown while it is the
 * page's target. With one it stays open over the searches that are made from it. They are one step of the
 * history together: Back closes the overlay, or undoes what was chosen in it.
 */
export function useOverlay(id: string): Overlay {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const wasSearched = useRef(false);
  const isTarget = location.hash === `#${id}`;
  const isFirst = useRef(true);
  const isInHistory = useRef(false);
  /** While Back is on its way, and whether it was opened anew meanwhile. */
  const leaving = useRef<'closed' | 'reopened' | null>(null);
  const before = useRef(location);

  useEffect(() => {
    const isDialogOnly = changesDialogOnly({ currentUrl: before.current, nextUrl: location });
    before.current = location;
    if (isDialogOnly) return;
    if (location.hash === `#${id}`) {
      wasSearched.current = false;
      isInHistory.current = !isFirst.current;
      setOpen(true);
    } else if (navigationType === 'POP') {
      setOpen(leaving.current === 'reopened');
      leaving.current = null;
    }
    isFirst.current = false;
  }, [location, id, navigationType]);

  function close() {
    setOpen(false);
    // Closed once more before Back has arrived: it stays closed then.
    if (leaving.current === 'reopened') leaving.current = 'closed';
    // A search on its way takes the target out of the address by itself.
    if (!isTarget || wasSearched.current) return;
    const isLeaving = leaving.current !== null;
    if (isInHistory.current) leaving.current = 'closed';
    if (isLeaving) return;
    if (isInHistory.current) navigate(-1);
    else navigate({ search: location.search }, { replace: true, preventScrollReset: true });
  }

  const isNarrow = useMediaQuery(narrow);
  const isModal = isNarrow && isOpen === true;
  const opener = `a[href="#${id}"]`;
  useModal(element, isModal, { opener, onClose: close });
  const isUnderway = useIsSearchUnderway();
  useOpenerMeanwhile(
    opener,
    () => isUnderway() || leaving.current !== null,
    () => {
      if (leaving.current !== null) leaving.current = 'reopened';
      if (isNarrow) setOpen(true);
      else element.current?.focus();
    },
  );

  return {
    element,
    isModal,
    attributes: {
      ...(isOpen !== null && { 'data-overlay': isOpen ? 'open' : 'closed' }),
      ...(isModal && { role: 'dialog', 'aria-modal': true }),
    },
    searched: () => {
      wasSearched.current = true;
    },
    close,
  };
}

/**
 * A step to the target would cancel the search on its way, and lose what was changed, or be undone by the step
 * back that is: it is opened without.
 */
function useOpenerMeanwhile(opener: string, isUnderway: () => boolean, open: () => void): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const isOpener = event.target instanceof Element && event.target.closest(opener) !== null;
    if (!isOpener || !isPlainPress(event) || event.defaultPrevented || !isUnderway()) return;
    event.preventDefault();
    open();
  });

  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
