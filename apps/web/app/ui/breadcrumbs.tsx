import { PageLink } from './page-link.tsx';

interface BreadcrumbsProps {
  readonly crumbs: readonly {
    readonly key: string;
    readonly label: string;
    readonly href: string;
  }[];
}

/** The trail to this page; its last entry is the page itself. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="ui-breadcrumbs">
        {crumbs.map(({ key, label, href }, place) => (
          <li key={key} aria-current={place === crumbs.length - 1 ? 'page' : undefined}>
            {place === crumbs.length - 1 ? label : <PageLink to={href}>{label}</PageLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
