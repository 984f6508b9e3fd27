import { LinkDialog, type RenderDialog } from '../ui/dialog/link-dialog.tsx';

/** Opens the ways to hand on a page over that page. */
export function ShareOpener() {
  return <LinkDialog selector="a[data-share]" load={loadShare} />;
}

async function loadShare({ dataset, href }: HTMLAnchorElement): Promise<RenderDialog> {
  const { ShareDialog } = await import('./share-dialog.tsx');
  const page = new URL(href).searchParams.get('page') ?? '/';
  const shared = { name: dataset.share ?? '', page, origin: window.location.origin };
  return (onClose) => <ShareDialog shared={shared} onClose={onClose} />;
}
