import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface PageFocusProps {
  /** Results change in place with each filter, and tell of it themselves. */
  readonly hasResults: boolean;
}

/**
 * What a browser does where it loads a document: a page that is reached within the site is said, and has the
 * keyboard begin at its heading where the link that led to it is gone.
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
      const heading = findHeading();
      const isLost = document.activeElement === document.body && heading !== undefined;
      if (isLost) takeFocus(heading);
      // A heading that has the keyboard is read out anyway.
      setTold(isLost ? '' : document.title);
    });
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return (
    <p className="ui-visually-hidden" aria-live="polite">
      {told}
    </p>
  );
}

/** The one in sight: some pages have another for another width. */
function findHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.getClientRects().length > 0);
}

function takeFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
