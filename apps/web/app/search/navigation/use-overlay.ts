import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { changesDialogOnly } from '../../content/use-about.ts';
import { useIsSearchUnderway } from '../../navigation/latest-search.tsx';
import { afterPaint } from '../../ui/dialog/after-paint.ts';
import { isPlainPress } from '../../ui/dialog/link-follower.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Where filters and orders are overlays beside no map; as in `filter-panel.css`. */
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

interface OverlayOptions {
  /** Whether it is an overlay however wide the page is. */
  readonly isEverywhere?: boolean;
}

/**
 * An overlay of a narrow page: opened by a link to its id, so without a script it is shown while it is the
 * page's target. With one it stays open over the searches that are made from it. They are one step of the
 * history together: Back closes the overlay, or undoes what was chosen in it.
 */
export function useOverlay(id: string, { isEverywhere = false }: OverlayOptions = {}): Overlay {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const isUnderway = useIsSearchUnderway();
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const wasSearched = useRef(false);
  const isTarget = location.hash === `#${id}`;
  const isFirst = useRef(true);
  const isInHistory = useRef(false);
  /** While Back is on its way, and whether it was opened anew meanwhile. */
  const leaving = useRef<'closed' | 'reopened' | null>(null);
  /** Its step of the history was made, and is yet to be rendered. */
  const isStepping = useRef(false);
  const before = useRef(location);

  useEffect(() => {
    const isDialogOnly = changesDialogOnly({ currentUrl: before.current, nextUrl: location });
    before.current = location;
    if (isDialogOnly) return;
    if (location.hash === `#${id}`) {
      if (!isStepping.current) {
        wasSearched.current = false;
        isInHistory.current = !isFirst.current;
      }
      setOpen(leaving.current !== 'closed');
    } else if (navigationType === 'POP') {
      setOpen(leaving.current === 'reopened');
      leaving.current = null;
    }
    isFirst.current = false;
    isStepping.current = false;
  }, [location, id, navigationType]);

  /** It is there before the router has rendered the step. */
  function open() {
    setOpen(true);
    wasSearched.current = false;
    isInHistory.current = true;
    isStepping.current = true;
    navigate({ search: location.search, hash: id }, { preventScrollReset: true });
  }

  function close() {
    setOpen(false);
    // Closed once more before Back has arrived: it stays closed then.
    if (leaving.current === 'reopened') leaving.current = 'closed';
    // A search on its way takes the target out of the address by itself.
    if (!(isTarget || isStepping.current) || wasSearched.current) return;
    const isLeaving = leaving.current !== null;
    if (isInHistory.current) leaving.current = 'closed';
    if (isLeaving) return;
    if (isInHistory.current) afterPaint(goBack);
    else navigate({ search: location.search }, { replace: true, preventScrollReset: true });
  }

  /** After the overlay is gone: the router renders the whole step before anything is painted. */
  function goBack() {
    if (isUnderway()) leaving.current = null;
    else navigate(-1);
  }

  const isNarrow = useMediaQuery(narrow);
  const isOverlay = isNarrow || isEverywhere;
  const isModal = isOverlay && isOpen === true;
  const opener = `a[href="#${id}"]`;
  useModal(element, isModal, { opener, onClose: close });
  useOpener(opener, (event) => {
    const isLeaving = leaving.current !== null;
    // A step would cancel the search on its way, and lose what was changed, or be undone by the step back.
    const isStepless = isUnderway() || isLeaving;
    if (!isOverlay && !isStepless) return;
    event.preventDefault();
    if (!isOverlay) element.current?.focus();
    else if (isStepless) setOpen(true);
    else open();
    if (isLeaving) leaving.current = 'reopened';
  });

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

/** A plain press of a link that leads to the overlay. */
function useOpener(opener: string, open: (event: MouseEvent) => void): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const isOpener = event.target instanceof Element && event.target.closest(opener) !== null;
    if (isOpener && isPlainPress(event) && !event.defaultPrevented) open(event);
  });

  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
