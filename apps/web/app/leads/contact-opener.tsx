import { LinkDialog, type RenderDialog } from '../ui/dialog/link-dialog.tsx';

/** Opens the form of a car over the page. */
export function ContactOpener() {
  return <LinkDialog selector='a[href*="/contact?from="]' load={loadContact} />;
}

async function loadContact({ pathname, search }: HTMLAnchorElement): Promise<RenderDialog> {
  const { ContactDialog, loadForm, postOneClick } = await import('./contact-dialog.tsx');
  const contact = await loadForm(Number(/(\d+)\/contact$/.exec(pathname)?.[1]), search);
  const clicked = contact.oneClick ? await postOneClick(contact) : null;
  return (onClose) => <ContactDialog contact={contact} clicked={clicked} onClose={onClose} />;
}
