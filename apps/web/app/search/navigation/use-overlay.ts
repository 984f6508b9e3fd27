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
 * The overlay's step of the history: `last` where Back closes the overlay, `entry` where the page was opened
 * at it, `none` also where a search that was made from it replaces it. `unseen` until any address was rendered.
 */
type Step = 'unseen' | 'none' | 'last' | 'entry';

/** The overlay when Back, which is on its way, has arrived; null while none is. */
type AfterBack = 'closed' | 'open' | null;

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
  const step = useRef<Step>('unseen');
  const afterBack = useRef<AfterBack>(null);
  const before = useRef(location);

  /** Asked of the window: a page that has just got its script is not known to be narrow. */
  const isOverlayNow = useEffectEvent(() => isEverywhere || matchMedia(narrow).matches);

  const arriveBack = useEffectEvent((overlay: AfterBack) => {
    if (overlay !== 'open') setOpen(false);
    // A step would cancel the search on its way.
    else if (!isUnderway()) open();
  });

  useEffect(() => {
    const isDialogOnly = changesDialogOnly({ currentUrl: before.current, nextUrl: location });
    before.current = location;
    if (isDialogOnly) return;
    if (location.hash === `#${id}`) {
      step.current = step.current === 'unseen' ? 'entry' : 'last';
      setOpen(afterBack.current !== 'closed' && isOverlayNow());
      return;
    }
    step.current = 'none';
    if (navigationType !== 'POP') return;
    arriveBack(afterBack.current);
    afterBack.current = null;
  }, [location, id, navigationType]);

  /** It is there before the router has rendered the step. */
  function open() {
    setOpen(true);
    step.current = 'last';
    go(id, false);
  }

  function go(hash: string, replace: boolean) {
    navigate({ search: location.search, hash }, { replace, preventScrollReset: true });
  }

  function close() {
    setOpen(false);
    if (afterBack.current !== null) afterBack.current = 'closed';
    else if (step.current === 'entry') go('', true);
    else if (step.current === 'last') {
      afterBack.current = 'closed';
      afterPaint(goBack);
    }
  }

  /** After the overlay is gone: the router renders the whole step before anything is painted. */
  function goBack() {
    if (isUnderway()) afterBack.current = null;
    else navigate(-1);
  }

  const isNarrow = useMediaQuery(narrow);
  const isOverlay = isNarrow || isEverywhere;
  const isModal = isOverlay && isOpen === true;
  const opener = `a[href="#${id}"]`;
  useModal(element, isModal, { opener, onClose: close });
  useOpener(opener, (event) => {
    const isGoingBack = afterBack.current !== null;
    // A step would cancel the search on its way, and lose what was changed, or be undone by the step back.
    const isStepless = isUnderway() || isGoingBack;
    if (!isOverlay && !isStepless) return;
    event.preventDefault();
    if (!isOverlay) element.current?.focus();
    else if (isStepless) setOpen(true);
    else open();
    if (isGoingBack) afterBack.current = 'open';
  });

  return {
    element,
    isModal,
    attributes: {
      ...(isOpen !== null && { 'data-overlay': isOpen ? 'open' : 'closed' }),
      ...(isModal && { role: 'dialog', 'aria-modal': true }),
    },
    searched: () => {
      step.current = 'none';
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
