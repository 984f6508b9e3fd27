import { type ReactNode, useEffect, useState } from 'react';
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

/** Opens over the page what links lead to pages of its own for. What cannot be loaded is left to those pages. */
export function LinkDialog({ selector, load }: LinkDialogProps) {
  const { key } = useLocation();
  // On another page than the one it was opened on it is closed.
  const [open, setOpen] = useState<{ render: RenderDialog; pageKey: string } | null>(null);

  useEffect(() => {
    function openDialog(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>(selector);
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      link.ariaBusy = 'true';
      void load(link)
        .then((render) => setOpen({ render, pageKey: key }))
        .catch(() => window.location.assign(link.href))
        .finally(() => {
          link.ariaBusy = null;
        });
    }
    // Before anything else follows the link.
    document.addEventListener('click', openDialog, { capture: true });
    return () => document.removeEventListener('click', openDialog, { capture: true });
  }, [key, selector, load]);

  return open?.pageKey === key ? open.render(() => setOpen(null)) : null;
}
