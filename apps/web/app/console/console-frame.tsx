import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ReactNode } from 'react';
import { Said } from './acts/said.tsx';
import { type ConsoleLink, settingLinks, workLinks } from './console-links.ts';
import type { ConsoleFrame as Frame } from './services.ts';

interface ConsoleFrameProps {
  readonly frame: Frame;
  /** That of the page in the side bar. */
  readonly path: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** What is done with the page as a whole. */
  readonly deeds?: ReactNode;
  /** Where the page belongs, where the side bar does not lead there. */
  readonly above?: { readonly path: string; readonly name: string };
  /** What was done last, or could not be. */
  readonly said: string | null;
  readonly problem?: string | null | undefined;
  readonly children: ReactNode;
}

/** What stands around every page of the console. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { frame, title, lead, deeds, above, said, problem, children } = props;
  return (
    <div className="console">
      <Side {...props} />
      <div className="console-main">
        <header className="console-top">
          <ol className="console-crumbs" aria-label="You are here">
            <li>
              <a href="/console">Console</a>
            </li>
            {above && (
              <li>
                <a href={above.path}>{above.name}</a>
              </li>
            )}
            <li aria-current="page">{title}</li>
          </ol>
          <span className="console-space" />
          <span className="console-size">{groupDigits(frame.listings)} cars</span>
        </header>
        <main id="main" className="console-page">
          <header className="console-head">
            <div>
              <h1>{title}</h1>
              {lead && <p>{lead}</p>}
            </div>
            <span className="console-space" />
            {deeds}
          </header>
          <Said said={said} problem={problem ?? null} />
          {children}
        </main>
      </div>
    </div>
  );
}

function Side({ frame, path }: Pick<ConsoleFrameProps, 'frame' | 'path'>) {
  const { me, uptime } = frame;
  return (
    <nav className="console-side" aria-label="Console">
      <div className="console-side-in">
        <a className="console-logo" href="/cars-for-sale">
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <path d="M3 5.2C3 4 4 3 5.2 3H25v5.4H8.6V25H3Z" fill="var(--accent)" />
            <path d="M12.2 12.2H22v5.2h-9.8z" fill="var(--accent)" />
          </svg>
          <b>Forecourt</b>
          <span className="ui-visually-hidden">, to the marketplace</span>
        </a>
        <div className="console-links">
          <SideList links={workLinks} frame={frame} path={path} />
          <h2>Settings</h2>
          <SideList links={settingLinks} frame={frame} path={path} />
        </div>
        <div className="console-foot">
          <p>Up {uptime}</p>
          <a className="console-me" href="/account">
            <span className="console-face" aria-hidden="true">
              {me.name.slice(0, 2).toUpperCase()}
            </span>
            <span>
              {me.name}
              <small>{me.role}</small>
            </span>
          </a>
        </div>
      </div>
    </nav>
  );
}

interface SideListProps {
  readonly links: readonly ConsoleLink[];
  readonly frame: Frame;
  readonly path: string;
}

function SideList({ links, frame, path }: SideListProps) {
  return (
    <ul>
      {links
        .filter(({ needs }) => frame.may.includes(needs))
        .map(({ path: own, name, icon: Icon, due }) => {
          const waiting = due ? frame.due[due] : 0;
          return (
            <li key={own}>
              <a href={own} aria-current={own === path ? 'page' : undefined}>
                <Icon className="ui-icon" size={18} aria-hidden="true" />
                <span>{name}</span>
                {waiting > 0 && (
                  <em className="console-due">
                    {waiting}
                    <span className="ui-visually-hidden"> wait for somebody</span>
                  </em>
                )}
              </a>
            </li>
          );
        })}
    </ul>
  );
}
