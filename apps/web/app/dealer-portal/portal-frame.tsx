import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ReactNode } from 'react';
import { dealerPath } from '../dealers/dealer-path.ts';
import { portalLinks, roomPath } from './portal-links.ts';
import type { PortalFrame as Frame } from './services.ts';

interface PortalFrameProps {
  readonly frame: Frame;
  /** That of the room in the side bar. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What stands around every room. */
export function PortalFrame({ frame, path, children }: PortalFrameProps) {
  return (
    <div className="portal">
      <Side frame={frame} path={path} />
      <main id="main" className="portal-main">
        {children}
      </main>
    </div>
  );
}

function Side({ frame, path }: Omit<PortalFrameProps, 'children'>) {
  const { me, dealer } = frame;
  return (
    <nav className="portal-side" aria-label="Dealer">
      <div className="portal-side-in">
        <a className="portal-logo" href="/cars-for-sale">
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <path d="M3 5.2C3 4 4 3 5.2 3H25v5.4H8.6V25H3Z" fill="var(--accent)" />
            <path d="M12.2 12.2H22v5.2h-9.8z" fill="var(--accent)" />
          </svg>
          <b>Forecourt</b>
          <span className="ui-visually-hidden">, to the marketplace</span>
        </a>
        <DealerChoice frame={frame} path={path} />
        <ul className="portal-rooms">
          {portalLinks.map(({ path: own, name, icon: Icon, count }) => (
            <li key={own}>
              <a href={roomPath(own, frame)} aria-current={own === path ? 'page' : undefined}>
                <Icon className="ui-icon" size={18} aria-hidden="true" />
                <span>{name}</span>
                <Count frame={frame} of={count} />
              </a>
            </li>
          ))}
        </ul>
        <div className="portal-foot">
          <a className="ui-link" href={dealerPath(dealer)}>
            Your page, as shoppers see it
          </a>
          <a className="portal-me" href="/account">
            <span className="portal-face" aria-hidden="true">
              {initialsOf(me.name)}
            </span>
            <span>
              {me.name}
              <small>{me.email}</small>
            </span>
          </a>
        </div>
      </div>
    </nav>
  );
}

/** Whose rooms these are, and those of the other dealers that this person works for. */
function DealerChoice({ frame, path }: Omit<PortalFrameProps, 'children'>) {
  const { dealer, dealers } = frame;
  const others = dealers.filter(({ id }) => id !== dealer.id);
  return (
    <div className="portal-dealer">
      <span className="portal-mono" aria-hidden="true">
        {dealer.name.slice(0, 1).toUpperCase()}
      </span>
      <div>
        <b>{dealer.name}</b>
        <small>{dealer.place}</small>
      </div>
      {others.length > 0 && (
        <details className="portal-others">
          <summary>Another dealer</summary>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <a href={roomPath(path, { dealer: { ...dealer, ...other }, dealers })}>
                  {other.name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface CountProps {
  readonly frame: Frame;
  readonly of: keyof NonNullable<Frame['counts']> | undefined;
}

/** A number beside a room; none while it cannot be read. */
function Count({ frame: { counts }, of }: CountProps) {
  if (counts === null || of === undefined) return null;
  const count = counts[of];
  if (of !== 'waiting') return <em className="portal-count">{groupDigits(count)}</em>;
  if (count === 0) return null;
  return (
    <em className="portal-due">
      {count}
      <span className="ui-visually-hidden"> waiting</span>
    </em>
  );
}

/** `CP` of Cora Pace. */
function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => word !== '');
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)) : [name.slice(0, 2)];
  return letters.join('').slice(0, 2).toUpperCase();
}

interface RoomHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What is done with the room as a whole. */
  readonly deeds?: ReactNode;
}

/** The head of a room that is a page of its own. */
export function RoomHead({ title, lead, deeds }: RoomHeadProps) {
  return (
    <header className="portal-head">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <span className="portal-space" />
      {deeds}
    </header>
  );
}
