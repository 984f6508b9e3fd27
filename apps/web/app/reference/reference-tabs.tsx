import {
  type ActiveModelEvent,
  noActiveModel,
  type ReferenceTab,
  toActiveModel,
} from '@forecourt/domain/reference/active-model';
import { type MouseEvent, Suspense, useEffect, useReducer } from 'react';
import { isPlainPress } from '../ui/dialog/link-follower.tsx';
import { lazyOr } from '../ui/lazy-or-nothing.ts';
import compareStyles from './compare-trims.css?url';
import styles from './reference.css?url';
import tabStyles from './reference-tabs.css?url';
import type { ResearchData } from './research-data.ts';
import { useResearch } from './use-research.ts';

/** Loaded with the first tab that is opened. */
const ReferencePanels = lazyOr(() => import('./loaded-panels.tsx'), LostPanel);
const TrimsDialog = lazyOr(() => import('./trims-dialog.tsx'), TrimsPage);

interface LostPanelProps {
  readonly data: ResearchData;
  readonly only: ReferenceTab | null;
}

function LostPanel({ data, only }: LostPanelProps) {
  return (
    <p role="alert">
      This does not load just now: it is on a{' '}
      <a className="ui-link" href={`${data.path}#${only}`}>
        page of its own
      </a>
      .
    </p>
  );
}

/** Trims that cannot be shown over the page are left to their own. */
function TrimsPage({ data }: { readonly data: ResearchData }) {
  useEffect(() => window.location.assign(data.trimsHref), [data]);
  return null;
}

/** What a results page tells of the one model that it is about. */
export interface ReferenceTabsData {
  readonly modelCode: string;
  readonly name: string;
  /** The page about it, where the tabs lead without a script. */
  readonly href: string;
  readonly tabs: readonly { readonly code: ReferenceTab; readonly name: string }[];
  readonly trimsHref: string;
  /** Facts of the cars of this search. */
  readonly words: readonly string[];
}

/** The model of a search, its tabs opened in place. */
export function ReferenceTabs({ about }: { readonly about: ReferenceTabsData }) {
  const { modelCode, name, href, tabs, trimsHref, words } = about;
  const [state, change] = useReducer(toActiveModel, noActiveModel);
  const { data: loaded, isAsked, isLost, ask } = useResearch(href);

  /** Does in place what a link would do elsewhere. */
  function inPlace(event: MouseEvent, changed: ActiveModelEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    change(changed);
    ask();
  }

  return (
    <section className="reference-about" aria-labelledby="reference-heading">
      <link rel="stylesheet" href={styles} precedence="default" />
      <link rel="stylesheet" href={tabStyles} precedence="default" />
      {state.isTrimsModalOpen && (
        <link rel="stylesheet" href={compareStyles} precedence="default" />
      )}
      <h2 id="reference-heading">About the {name}</h2>
      {words.map((sentence) => (
        <p className="reference-note" key={sentence}>
          {sentence}
        </p>
      ))}
      <p className="reference-note">
        <a
          className="ui-link"
          href={trimsHref}
          onClick={(event) => inPlace(event, { kind: 'trimsModalOpened', modelCode })}
        >
          Compare {name} Trims
        </a>
      </p>
      <nav className="reference-tabs" aria-label={`About the ${name}`}>
        {tabs.map((tab) => (
          <a
            key={tab.code}
            href={`${href}#${tab.code}`}
            aria-current={state.tab === tab.code ? 'true' : undefined}
            onClick={(event) => inPlace(event, { kind: 'tabOpened', modelCode, tab: tab.code })}
          >
            {tab.name}
          </a>
        ))}
      </nav>
      <div aria-live="polite" aria-busy={isAsked}>
        {isLost && (
          <p className="ui-problem" role="alert">
            What is known of the {name} did not come: the connection broke off. Press it once more.
          </p>
        )}
        {state.tab !== null && loaded && (
          <Suspense>
            <ReferencePanels
              data={loaded}
              only={state.tab}
              onCompare={() => change({ kind: 'trimsModalOpened', modelCode })}
            />
          </Suspense>
        )}
      </div>
      {state.isTrimsModalOpen && loaded && (
        <Suspense>
          <TrimsDialog data={loaded} onClose={() => change({ kind: 'trimsModalClosed' })} />
        </Suspense>
      )}
    </section>
  );
}
