import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface OfficeFrameProps {
  /** What the side bar leads through. */
  readonly name: string;
  /** For what this part of the back office styles by itself. */
  readonly className?: string;
  /** Between the logo and the links: whose rooms these are. */
  readonly whose?: ReactNode;
  /** Lists of links, each by `SideList`. */
  readonly links: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page of the back office: the side bar, which is a strip on a phone. */
export function OfficeFrame(props: OfficeFrameProps) {
  const { name, className, whose, links, foot, children } = props;
  return (
    <div className={className ? `office ${className}` : 'office'}>
      <nav className="office-side" aria-label={name}>
        <div className="office-side-in">
          <a
            className="office-logo"
            href="/cars-for-sale"
            aria-label="Forecourt, to the marketplace"
          >
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <path d="M3 5.2C3 4 4 3 5.2 3H25v5.4H8.6V25H3Z" fill="var(--accent)" />
              <path d="M12.2 12.2H22v5.2h-9.8z" fill="var(--accent)" />
            </svg>
            <b>Forecourt</b>
          </a>
          {whose}
          <div className="office-links">{links}</div>
          <div className="office-foot">{foot}</div>
        </div>
      </nav>
      {children}
      {/* A strip has no room for it. */}
      <footer className="office-foot office-below">{foot}</footer>
    </div>
  );
}

interface SideLink {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
  readonly isHere: boolean;
  /** How many there are, or wait. */
  readonly count: ReactNode;
}

/** Links of the side bar. */
export function SideList({ links }: { readonly links: readonly SideLink[] }) {
  return (
    <ul>
      {links.map(({ path, name, icon: Icon, isHere, count }) => (
        <li key={path}>
          <a href={path} aria-current={isHere ? 'page' : undefined}>
            <Icon className="ui-icon" size={18} aria-hidden="true" />
            <span>{name}</span>
            {count}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DueProps {
  readonly count: number;
  /** What is heard behind the number. */
  readonly heard: string;
}

/** How many wait for somebody, where any does. */
export function Due({ count, heard }: DueProps) {
  if (count === 0) return null;
  return (
    <em className="office-due">
      {count}
      <span className="ui-visually-hidden"> {heard}</span>
    </em>
  );
}

interface MeProps {
  readonly initials: string;
  readonly name: string;
  readonly note: string;
}

/** Who is there, and the way to that account. */
export function Me({ initials, name, note }: MeProps) {
  return (
    <a className="office-me" href="/account">
      <span className="office-face" aria-hidden="true">
        {initials}
      </span>
      <span>
        {name}
        <small>{note}</small>
      </span>
    </a>
  );
}

interface OfficeHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What is done with the page as a whole. */
  readonly deeds?: ReactNode;
}

/** The head of a page. */
export function OfficeHead({ title, lead, deeds }: OfficeHeadProps) {
  return (
    <header className="office-head">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <span className="office-space" />
      {deeds}
    </header>
  );
}
