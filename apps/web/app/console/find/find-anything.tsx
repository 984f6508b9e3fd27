import { Search } from 'lucide-react';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { isPlainPress } from '../../ui/dialog/link-follower.tsx';
import type { ConsoleFrame } from '../services.ts';
import { FindBox } from './find-box.tsx';
import { findPath } from './find-path.ts';

const appleKeys = '⌘K';

/** What is written on the keys of this machine. */
const keysHere = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? appleKeys : 'Ctrl K');

/** The way to find anything, from every page: a box by `⌘K` or a press, the page for it without a script. */
export function FindAnything({ frame }: { readonly frame: ConsoleFrame }) {
  const [isOpen, setOpen] = useState(false);
  const keys = useSyncExternalStore(
    () => () => {},
    keysHere,
    () => appleKeys,
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const open = (press: MouseEvent) => {
    if (!isPlainPress(press)) return;
    press.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        className="console-find"
        href={findPath}
        onClick={open}
        aria-keyshortcuts="Meta+K Control+K"
      >
        <Search className="ui-icon" size={16} aria-hidden="true" />
        <span>Find anything</span>
        <kbd>{keys}</kbd>
      </a>
      {isOpen && <FindBox frame={frame} onClose={() => setOpen(false)} />}
    </>
  );
}
