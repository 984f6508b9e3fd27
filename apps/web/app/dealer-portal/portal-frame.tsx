import { dealerPath } from '@forecourt/domain/dealer/dealer-path';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ReactNode } from 'react';
import { initialsOf } from '../back-office/initials.ts';
import { Due, Me, OfficeFrame, SideList } from '../back-office/office-frame.tsx';
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
  const links = portalLinks.map(({ path: own, name, icon, count }) => ({
    path: roomPath(own, frame),
    name,
    icon,
    isHere: own === path,
    count: <Count frame={frame} of={count} />,
  }));
  return (
    <OfficeFrame
      name="Dealer"
      whose={<DealerChoice frame={frame} path={path} />}
      links={<SideList links={links} />}
      foot={<Foot frame={frame} />}
    >
      <main id="main" className="portal-main">
        {children}
      </main>
    </OfficeFrame>
  );
}

function Foot({ frame: { me, dealer } }: Pick<PortalFrameProps, 'frame'>) {
  return (
    <>
      <a className="ui-link" href={dealerPath(dealer)}>
        Your page, as shoppers see it
      </a>
      <Me initials={initialsOf(me.name)} name={me.name} note={me.email} />
    </>
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
  return of === 'cars' ? (
    <em className="office-count">{groupDigits(counts.cars)}</em>
  ) : (
    <Due count={counts[of]} heard={of === 'waiting' ? 'waiting' : 'without an answer'} />
  );
}
