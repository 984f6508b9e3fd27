import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isPlainPress } from './link-follower.tsx';

/** Renders a dialog that was loaded. */
export type RenderDialog = (onClose: () => void) => ReactNode;

interface LinkDialogProps {
  /** Which links open it. */
  readonly selector: string;
  /** Loads what such a link leads to; the same function in every drawing. */
  readonly load: (link: HTMLAnchorElement) => Promise<RenderDialog>;
}

/**
 * Opens over the page what links lead to pages of its own for: that of the link that was pressed last. What
 * cannot be loaded is left to those pages.
 */
export function LinkDialog({ selector, load }: LinkDialogProps) {
  const { key } = useLocation();
  // On another page than the one it was opened on it is closed.
  const [open, setOpen] = useState<{ render: RenderDialog; pageKey: string } | null>(null);
  const wanted = useRef<HTMLAnchorElement | null>(null);

  useEffect(() => {
    function openDialog(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>(selector);
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      // Pressed twice.
      if (wanted.current === link) return;
      wanted.current = link;
      link.ariaBusy = 'true';
      const isWanted = () => wanted.current === link;
      void load(link)
        .then((render) => isWanted() && setOpen({ render, pageKey: key }))
        .catch(() => isWanted() && window.location.assign(link.href))
        .finally(() => {
          link.ariaBusy = null;
          if (isWanted()) wanted.current = null;
        });
    }
    // Before anything else follows the link.
    document.addEventListener('click', openDialog, { capture: true });
    return () => {
      wanted.current = null;
      document.removeEventListener('click', openDialog, { capture: true });
    };
  }, [key, selector, load]);

  return open?.pageKey === key ? open.render(() => setOpen(null)) : null;
}
