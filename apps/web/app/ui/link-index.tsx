import { PageLink } from './page-link.tsx';

/** A page, by what it is called, and a figure of it. */
interface IndexLink {
  readonly href: string;
  readonly name: string;
  /** `1,204 cars`. */
  readonly figure: string;
}

/** Links to many pages in columns, each with a figure at its end. */
export function LinkIndex({ links }: { readonly links: readonly IndexLink[] }) {
  return (
    <ul className="ui-link-index">
      {links.map(({ href, name, figure }) => (
        <li key={href}>
          <PageLink className="ui-link" to={href}>
            {name}
          </PageLink>
          <span>{figure}</span>
        </li>
      ))}
    </ul>
  );
}
