import { isSearchPath } from '@forecourt/domain/search/address/search-path';
import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, useLocation, useNavigation } from 'react-router';
import { fieldAttributes } from './field-attributes.ts';
import type { FieldStart, KeywordComboboxProps } from './keyword-combobox.tsx';

interface KeywordFormProps {
  /** Whether it is what its page is about. */
  readonly isLarge?: boolean;
  /** Path and query of the search whose place words keep; that of the page when absent. */
  readonly from?: string | null;
  /** What the empty field says. */
  readonly hint: string;
}

/**
 * Words in, a search out. Without scripts the server turns the words into filters; with them the
 * field suggests as soon as it is used, and not before, since that weighs as much as the page.
 */
export function KeywordForm({ isLarge = false, from: given = null, hint }: KeywordFormProps) {
  const shown = usePresentSearch();
  const from = given ?? shown;
  const { field, combobox, load, compose } = useCombobox();
  const form = useRef<HTMLFormElement>(null);
  useSlashKey(() => form.current?.querySelector<HTMLInputElement>('[name=keyword]')?.focus());
  return (
    <Form
      className={isLarge ? 'keyword-form keyword-form-large' : 'keyword-form'}
      role="search"
      action="/cars-for-sale"
      ref={form}
    >
      <button type="submit" className="keyword-submit" aria-label="Search">
        <Search className="ui-icon" size={18} aria-hidden="true" />
      </button>
      {combobox ? (
        <combobox.Field start={combobox.start} from={from} hint={hint} />
      ) : (
        <input
          {...fieldAttributes}
          placeholder={hint}
          ref={field}
          onPointerEnter={load}
          onFocus={load}
          onCompositionStart={() => compose(true)}
          onCompositionEnd={() => compose(false)}
        />
      )}
      {/* Where the field has no room for the whole hint. */}
      <span className="keyword-brief" aria-hidden="true">
        Search cars
      </span>
      <span className="keyword-key" aria-hidden="true">
        /
      </span>
      {from !== null && <input type="hidden" name="from" value={from} />}
    </Form>
  );
}

/**
 * The search whose place words keep: the one on its way, else the one that is shown, else one where the page is shown
 * for a shopper of somewhere; null elsewhere.
 */
function usePresentSearch(): string | null {
  const shown = useLocation();
  const { location: next } = useNavigation();
  const isChange =
    next !== undefined &&
    isSearchPath(next.pathname) &&
    !new URLSearchParams(next.search).has(fieldAttributes.name);
  const { pathname, search } = isChange ? next : shown;
  if (isSearchPath(pathname)) return pathname + search;
  return /zip=/.test(search) ? `/cars-for-sale${search}` : null;
}

interface LoadedCombobox {
  readonly Field: ComponentType<KeywordComboboxProps>;
  readonly start: FieldStart;
}

/** The field with suggestions, which takes the plain one's place once it is there. */
function useCombobox() {
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const [combobox, setCombobox] = useState<LoadedCombobox | null>(null);

  async function load() {
    // Where it cannot be loaded the plain field does.
    const loaded = await import('./keyword-combobox.tsx').catch(() => null);
    const plain = field.current;
    // A word that an input method is still composing would be lost.
    if (loaded === null || plain === null || isComposing.current) return;
    const { value, selectionStart, selectionEnd } = plain;
    const caret = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
    const isFocused = document.activeElement === plain;
    const start = { text: value, caret, isFocused };
    // At once: what is typed into the plain field meanwhile would be lost.
    flushSync(() => setCombobox({ Field: loaded.KeywordCombobox, start }));
  }

  // Focused before there was a script to hear of it.
  const loadFocused = useEffectEvent(() => {
    if (document.activeElement === field.current) void load();
  });
  useEffect(() => loadFocused(), []);

  function compose(now: boolean) {
    isComposing.current = now;
    if (!now) void load();
  }

  return { field, combobox, load, compose };
}

/** `/` leads to the search from anywhere but another field. */
function useSlashKey(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
