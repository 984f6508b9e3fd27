import type { SuggestedKeyword } from '@forecourt/domain/keyword/keyword-search';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  PopoverContext,
  RouterProvider,
  useSlottedContext,
} from 'react-aria-components';
import { useLocation, useNavigate } from 'react-router';
import { type EmptyList, emptyText } from './empty-text.ts';
import { fieldAttributes } from './field-attributes.ts';
import { groupSuggestions, type Suggestion } from './suggestion-groups.ts';
import { SuggestionLine, SuggestionSentence } from './suggestion-option.tsx';
import { useFirstOffers } from './use-first-offers.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What was typed before suggestions could be made. */
export interface FieldStart {
  readonly text: string;
  readonly caret: readonly [start: number, end: number];
  readonly isFocused: boolean;
}

export interface KeywordComboboxProps {
  readonly start: FieldStart;
  /** Address of the present search; null where there is none. */
  readonly from: string | null;
  /** Words that bring cars of the brand. */
  readonly hint: string;
}

/** The field of the keyword form with suggestions below it. */
export function KeywordCombobox({ start, from, hint }: KeywordComboboxProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [text, setText] = useState(start.text);
  const [arrival, setArrival] = useState(key);
  const { suggestions, isAnswered, isLost } = useSuggestions(text, from);
  const first = useFirstOffers(from);
  const offered = text === '' ? first.offers : suggestions;
  const input = useTakeOver(start);
  // What was typed has become a search, which says by itself what it is.
  if (arrival !== key) {
    setArrival(key);
    setText('');
    first.hide();
  }
  useUncoveredResults(input, key);

  /** The arrows say by events of their own that the field has the focus, as it had before. */
  function readFirst({ nativeEvent }: FocusEvent) {
    if (nativeEvent.isTrusted) first.read();
  }

  /** Enter without a suggestion chosen searches for the words themselves. */
  function submitWords(event: KeyboardEvent<Element>) {
    const field = input.current;
    if (event.key !== 'Enter' || field?.ariaExpanded !== 'true') return;
    if (!field.getAttribute('aria-activedescendant')) field.form?.requestSubmit();
  }

  return (
    <RouterProvider navigate={navigate}>
      <ComboBox
        className="keyword-box"
        aria-label={fieldAttributes['aria-label']}
        name={fieldAttributes.name}
        items={offered}
        inputValue={text}
        onInputChange={setText}
        onKeyDown={submitWords}
        menuTrigger="manual"
        allowsCustomValue
        allowsEmptyCollection
        shouldFocusWrap
      >
        <Input
          {...fieldAttributes}
          placeholder={hint}
          ref={input}
          onFocus={readFirst}
          onClick={first.read}
        />
        <OpenWhileTyping text={text} offers={first.offers.length} />
        <Suggestions
          suggestions={offered}
          text={text.trim()}
          isAnswered={isAnswered}
          isLost={isLost}
          onForget={first.forget}
        />
      </ComboBox>
    </RouterProvider>
  );
}

interface OpenWhileTypingProps {
  readonly text: string;
  /** How many the empty field has. */
  readonly offers: number;
}

/**
 * Opens the suggestions at every letter, and what the empty field offers; closes them
 * when what was typed has become a search.
 */
function OpenWhileTyping({ text, offers }: OpenWhileTypingProps) {
  const state = useContext(ComboBoxStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (text === '' && offers === 0) latest.current?.close();
    else if (latest.current?.isFocused) latest.current.open(null, 'manual');
  }, [text, offers]);
  return null;
}

/** Goes on where the plain field was left. */
function useTakeOver({ caret, isFocused }: FieldStart) {
  const input = useRef<HTMLInputElement>(null);
  const [from, to] = caret;
  useEffect(() => {
    if (!isFocused) return;
    input.current?.focus();
    input.current?.setSelectionRange(from, to);
  }, [isFocused, from, to]);
  return input;
}

/** A keyboard on the screen goes when what was typed has become a search: it would cover what was found. */
function useUncoveredResults(input: RefObject<HTMLInputElement | null>, key: string): void {
  const covered = useRef(key);
  useEffect(() => {
    if (covered.current === key) return;
    covered.current = key;
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }, [input, key]);
}

interface SuggestionsProps extends EmptyList {
  readonly suggestions: readonly Suggestion[];
  readonly onForget: () => void;
}

/** Below the field and not in a layer of its own, so that it stays with the header as the page scrolls. */
function Suggestions({ suggestions, text, isAnswered, isLost, onForget }: SuggestionsProps) {
  const state = useContext(ComboBoxStateContext);
  const popover = useSlottedContext(PopoverContext);
  useReadablePage(state?.isOpen ?? false);
  // Without a state the list is only read for what it offers.
  if (state?.isOpen === false) return null;
  return (
    <div
      className="keyword-list"
      ref={(element) => {
        const ref = popover?.ref;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
    >
      <ListBox
        aria-label="Suggestions"
        renderEmptyState={() => (
          <p className="keyword-none">{emptyText({ text, isAnswered, isLost })}</p>
        )}
      >
        {groupSuggestions(suggestions).map(({ heading, suggestions: some }) => (
          <ListBoxSection key={heading} id={heading} aria-label={heading}>
            {heading !== 'We understood' && <Header>{heading}</Header>}
            {some.map((suggestion) => (
              <ListBoxItem
                key={suggestion.url}
                id={suggestion.url}
                href={suggestion.url}
                textValue={suggestion.name}
                className={isSentence(suggestion) ? 'keyword-sentence' : 'keyword-option'}
              >
                {isSentence(suggestion) ? (
                  <SuggestionSentence suggestion={suggestion} />
                ) : (
                  <SuggestionLine suggestion={suggestion} text={text} />
                )}
              </ListBoxItem>
            ))}
            {some[0]?.kind === 'recent' && (
              <ListBoxItem
                id="forget"
                className="keyword-option keyword-forget"
                textValue="Clear recent searches"
                onAction={onForget}
              >
                Clear recent searches
              </ListBoxItem>
            )}
          </ListBoxSection>
        ))}
      </ListBox>
    </div>
  );
}

const isSentence = (suggestion: Suggestion): suggestion is SuggestedKeyword =>
  suggestion.kind !== 'recent' && suggestion.understood !== undefined;

/**
 * Keeps the page readable while suggestions are open: it is not behind them, but the combo box would
 * hide it from screen readers, with everything in it that takes the focus.
 */
function useReadablePage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const parts = [...document.body.children].filter((part) => part instanceof HTMLElement);
    for (const { dataset } of parts) dataset.reactAriaTopLayer = '';
    return () => {
      for (const { dataset } of parts) delete dataset.reactAriaTopLayer;
    };
  }, [isOpen]);
}
