import { type DrawDialog, LinkDialog } from '../ui/dialog/link-dialog.tsx';

/** Opens the form of a car over the page. */
export function ContactOpener() {
  return <LinkDialog selector="a[data-contact]" load={loadContact} />;
}

async function loadContact({ dataset, search }: HTMLAnchorElement): Promise<DrawDialog> {
  const { ContactDialog, loadForm, postOneClick } = await import('./contact-dialog.tsx');
  const contact = await loadForm(Number(dataset.contact), search);
  const clicked = contact.oneClick ? await postOneClick(contact) : null;
  return (onClose) => <ContactDialog contact={contact} clicked={clicked} onClose={onClose} />;
}
