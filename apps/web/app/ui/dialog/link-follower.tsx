import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** Goes where the links of a page lead without loading a document anew, and loads what they are about to lead to. */
export function LinkFollower() {
  useFollowedLinks();
  const page = useIntendedPage();
  return page !== null && <PrefetchPageLinks page={page} />;
}

/** Follows links that are pressed, but those that were dealt with and those that are to open elsewhere. */
function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = linkAt(event.target, '[data-discover]');
      if (event.defaultPrevented || !isPlainPress(event) || !link || link.target) return;
      const { origin, pathname, search, hash, href } = link;
      if (origin !== window.location.origin) return;
      event.preventDefault();
      const there = navigate(pathname + search + hash, { replace: href === window.location.href });
      void markUntil(there, link);
    }
    // The last to hear of it: by then links with a purpose of their own have been heard.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}

/** A link that was followed says so until its page is there, or another is asked for. */
async function markUntil(there: void | Promise<void>, link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = 'true';
  await there;
  link.ariaBusy = null;
}

/** Whether a press is to open a link where it stands, and not in a window of its own. */
export function isPlainPress(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Milliseconds for which a link is pointed at by who is about to press it. */
const intent = 100;

/** Where the link leads that is pointed at, has the keyboard, or is touched. */
function useIntendedPage(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let current: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function noteIntent({ target }: Event) {
      const href = linkAt(target, '[data-discover=ahead]')?.getAttribute('href') ?? null;
      if (href === current) return;
      current = href;
      clearTimeout(timer);
      if (href === null) setPage(null);
      else timer = setTimeout(setPage, intent, href);
    }
    const events = ['mouseover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, noteIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, noteIntent);
    };
  }, []);
  return page;
}

function linkAt(target: EventTarget | null, kind: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`a${kind}`) : null;
}
