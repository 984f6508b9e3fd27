import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPlainPress } from '../ui/link-follower.tsx';
import type { ContactDialogProps } from './contact-dialog.tsx';

interface OpenContact extends ContactDialogProps {
  readonly Dialog: ComponentType<ContactDialogProps>;
  /** The address of the page that it was opened on: on another it is closed. */
  readonly pageKey: string;
}

/**
 * Opens the form of a car over the page, where a link leads to the form's own page. What cannot be loaded
 * is left to that page.
 */
export function ContactOpener() {
  const { key } = useLocation();
  const [open, setOpen] = useState<Omit<OpenContact, 'onClose'> | null>(null);

  useEffect(() => {
    function openForm(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>('a[data-contact]');
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      const { href, search } = link;
      link.ariaBusy = 'true';
      void loadDialog(Number(link.dataset.contact), search)
        .then((loaded) => setOpen({ ...loaded, pageKey: key }))
        .catch(() => window.location.assign(href))
        .finally(() => {
          link.ariaBusy = null;
        });
    }
    // Before anything else follows the link.
    document.addEventListener('click', openForm, { capture: true });
    return () => document.removeEventListener('click', openForm, { capture: true });
  }, [key]);

  if (open === null || open.pageKey !== key) return null;
  const { Dialog, contact, clicked } = open;
  return <Dialog contact={contact} clicked={clicked} onClose={() => setOpen(null)} />;
}

async function loadDialog(listingId: number, search: string) {
  const [{ ContactDialog, loadForm, postOneClick }] = await Promise.all([
    import('./contact-dialog.tsx'),
  ]);
  const contact = await loadForm(listingId, search);
  return {
    Dialog: ContactDialog,
    contact,
    clicked: contact.oneClick ? await postOneClick(contact) : null,
  };
}
