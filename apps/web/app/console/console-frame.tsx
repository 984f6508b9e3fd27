import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ReactNode } from 'react';
import { Due, Me, OfficeFrame, OfficeHead, SideList } from '../back-office/office-frame.tsx';
import { Said } from '../back-office/said.tsx';
import { useAnswerFocus } from './acts/use-answer-focus.ts';
import { type ConsoleLink, settingLinks, workLinks } from './console-links.ts';
import { consoleSentences } from './done-sentences.ts';
import { FindAnything } from './find/find-anything.tsx';
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
  const { frame, path, title, lead, deeds, said, problem, children } = props;
  useAnswerFocus();
  return (
    <OfficeFrame
      name="Console"
      className="console"
      links={
        <>
          <SideList links={linksOf(workLinks, frame, path)} />
          <h2>Settings</h2>
          <SideList links={linksOf(settingLinks, frame, path)} />
        </>
      }
      foot={<Foot frame={frame} />}
    >
      <div className="console-main">
        <Top {...props} />
        <main id="main" className="office-page">
          <OfficeHead title={title} lead={lead} deeds={deeds} />
          <Said said={said} problem={problem} sentences={consoleSentences} />
          {children}
        </main>
      </div>
    </OfficeFrame>
  );
}

/** Where the page is, and how large the marketplace. */
function Top({ frame, title, above }: Pick<ConsoleFrameProps, 'frame' | 'title' | 'above'>) {
  return (
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
      <span className="office-space" />
      <FindAnything frame={frame} />
      <span className="console-size">{groupDigits(frame.listings)} cars</span>
    </header>
  );
}

function Foot({ frame: { me, uptime } }: Pick<ConsoleFrameProps, 'frame'>) {
  return (
    <>
      <p>Up {uptime}</p>
      <Me initials={me.name.slice(0, 2).toUpperCase()} name={me.name} note={me.role} />
    </>
  );
}

const linksOf = (links: readonly ConsoleLink[], { may, due: waiting }: Frame, here: string) =>
  links
    .filter(({ needs }) => may.includes(needs))
    .map(({ path, name, icon, due }) => ({
      path,
      name,
      icon,
      isHere: path === here,
      count: due && <Due count={waiting[due]} heard="wait for somebody" />,
    }));
