import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface PageFocusProps {
  /** Results change in place with each filter, and tell of it themselves. */
  readonly hasResults: boolean;
}

/**
 * What a browser does where it loads a document: a page that is reached within the site is said, and has the
 * keyboard begin at its content where the link that led to it is gone.
 */
export function PageFocus({ hasResults }: PageFocusProps) {
  const { key } = useLocation();
  const page = hasResults ? 'results' : key;
  const before = useRef(page);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    // A dialog that closes gives the keyboard back by then.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) beginAtContent();
      setTold(document.title);
    });
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return (
    <p className="ui-visually-hidden" aria-live="polite">
      {told}
    </p>
  );
}

function beginAtContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
