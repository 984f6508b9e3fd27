import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface PageFocusProps {
  /** Results change in place with each filter, and tell of it themselves. */
  readonly hasResults: boolean;
}

/**
 * What a browser does where it loads a document: a page that is reached within the site is said, and has the
 * keyboard begin at its content where the link that led to it is gone. One that only changed is not said again.
 */
export function PageFocus({ hasResults }: PageFocusProps) {
  const { key, pathname } = useLocation();
  const visit = hasResults ? 'results' : key;
  const path = hasResults ? visit : pathname;
  const before = useRef({ visit, path, title: '' });
  const [told, setTold] = useState('');
  useEffect(() => {
    const { title } = document;
    const last = before.current;
    before.current = { visit, path, title };
    if (last.visit === visit) return;
    let stop = () => {};
    // A dialog that closes gives the keyboard back by then.
    const frame = requestAnimationFrame(() => {
      stop = beginWhereLost();
      if (last.path !== path || last.title !== title) setTold(title);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [visit, path]);
  return (
    <p className="ui-visually-hidden" aria-live="polite">
      {told}
    </p>
  );
}

/** Also where what has the keyboard goes after the page came, as a drawer does. @returns how to end it */
function beginWhereLost(): () => void {
  const holder = document.activeElement;
  beginIfLost();
  const observer = new MutationObserver(() => {
    if (holder?.isConnected) return;
    observer.disconnect();
    requestAnimationFrame(beginIfLost);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function beginIfLost(): void {
  const main = document.querySelector('main');
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
