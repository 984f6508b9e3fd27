import { sharePath } from '@forecourt/domain/listing/share-link';
import { Share2 } from 'lucide-react';
import { PageLink } from '../ui/page-link.tsx';

interface ShareLinkProps {
  /** Path of the page that is handed on. */
  readonly page: string;
  /** What that page is of. */
  readonly name: string;
  readonly className: string;
}

/** Leads to the ways to hand on a page. */
export function ShareLink({ page, name, className }: ShareLinkProps) {
  return (
    <PageLink
      className={className}
      to={sharePath(page)}
      data-share={name}
      rel="nofollow"
      aria-label={`Share ${name}`}
    >
      <Share2 className="ui-icon" size={16} aria-hidden="true" />
      <span>Share</span>
    </PageLink>
  );
}
