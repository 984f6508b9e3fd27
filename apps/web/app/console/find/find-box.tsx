import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { NoAnswer } from '../../ui/answers/no-answer.ts';
import { clamp } from '../../ui/clamp.ts';
import type { ConsolePage } from '../enter-console.ts';
import type { ConsoleFrame } from '../services.ts';
import { findPath } from './find-path.ts';
import type { FindView } from './find-view.ts';
import { FoundList } from './found-list.tsx';
import { foundPages } from './found-pages.ts';

/** Milliseconds after a letter until it is asked for: who types on is not answered at each. */
const restMs = 150;

interface FindBoxProps {
  readonly frame: ConsoleFrame;
  readonly onClose: () => void;
}

/** A field over the page, and what was found below it: arrows go through that, Enter opens the first. */
export function FindBox({ frame, onClose }: FindBoxProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLDialogElement>(null);
  const { found, state } = useFound(text);
  useEffect(() => box.current?.showModal(), []);
  const all = [...foundPages(text, frame), ...found];
  return (
    <dialog
      ref={box}
      className="console-find-box"
      aria-label="Find anything"
      onClose={onClose}
      onKeyDown={(event) => moveAmong(box.current, event)}
      // A press beside it is one on the dialog itself, which its contents cover.
      onPointerDown={(press) => press.target === press.currentTarget && box.current?.close()}
    >
      <form method="get" action={findPath} onSubmit={(sent) => openFirst(box.current, sent)}>
        <Search className="ui-icon" size={18} aria-hidden="true" />
        <input
          name="text"
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder="Car by VIN, lead, dealer, feed, page"
          aria-label="Find anything"
          autoComplete="off"
          maxLength={100}
        />
        <button
          type="button"
          className="ui-button ui-button-quiet"
          onClick={() => box.current?.close()}
        >
          Close
        </button>
      </form>
      <FoundList found={all} />
      <p role="status">
        {state === 'found' ? all.length === 0 && 'Nothing is called like that.' : words[state]}
      </p>
    </dialog>
  );
}

const words = {
  asking: 'Looking …',
  failed: 'No answer came. Type on to ask again; pages are found all the same.',
} as const;

/** What the server finds for a text, once it has rested; what was found for another one is not shown. */
function useFound(typed: string) {
  const { load, data, state } = useFetcher<ConsolePage<FindView> | NoAnswer>();
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => {
      void load(`${findPath}?${new URLSearchParams({ text })}`);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, load]);
  const shown = data === undefined || data instanceof NoAnswer ? null : data.shown;
  if (text === '') return { found: [], state: 'found' } as const;
  if (shown?.text === text) return { found: shown.found, state: 'found' } as const;
  const isFailed = state === 'idle' && data instanceof NoAnswer;
  return { found: [], state: isFailed ? 'failed' : 'asking' } as const;
}

/** Arrows lead from the field through the links and back. */
function moveAmong(box: HTMLDialogElement | null, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || box === null) return;
  const stops = [...box.querySelectorAll<HTMLElement>('input, li a')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[clamp(here + step, 0, stops.length - 1)]?.focus();
}

/** Opens what stands first; where nothing does yet, the page that finds it. */
function openFirst(box: HTMLDialogElement | null, sent: { preventDefault(): void }): void {
  const first = box?.querySelector<HTMLAnchorElement>('li a');
  if (!first) return;
  sent.preventDefault();
  first.click();
}
