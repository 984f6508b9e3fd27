import type { SuggestedKeyword } from '@forecourt/domain/keyword-search';
import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
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
import { fieldAttributes } from './field-attributes.ts';
import { groupSuggestions } from './suggestion-groups.ts';
import { SuggestionLine, SuggestionSentence } from './suggestion-option.tsx';
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
}

/** The field of the keyword form with suggestions below it. */
export function KeywordCombobox({ start, from }: KeywordComboboxProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [text, setText] = useState(start.text);
  const [arrival, setArrival] = useState(key);
  const { suggestions, isAnswered } = useSuggestions(text, from);
  const input = useTakeOver(start);
  // What was typed has become a search, which says by itself what it is.
  if (arrival !== key) {
    setArrival(key);
    setText('');
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
        className="kw-box"
        aria-label={fieldAttributes['aria-label']}
        name={fieldAttributes.name}
        items={suggestions}
        inputValue={text}
        onInputChange={setText}
        onKeyDown={submitWords}
        menuTrigger="manual"
        allowsCustomValue
        allowsEmptyCollection
        shouldFocusWrap
      >
        <Input {...fieldAttributes} ref={input} />
        <OpenWhileTyping text={text} />
        <Suggestions suggestions={suggestions} text={text.trim()} isAnswered={isAnswered} />
      </ComboBox>
    </RouterProvider>
  );
}

/** Opens the suggestions at every letter, and closes them when what was typed has become a search. */
function OpenWhileTyping({ text }: { readonly text: string }) {
  const state = useContext(ComboBoxStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (text === '') latest.current?.close();
    else if (latest.current?.isFocused) latest.current.open(null, 'manual');
  }, [text]);
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

interface SuggestionsProps {
  readonly suggestions: readonly SuggestedKeyword[];
  readonly text: string;
  readonly isAnswered: boolean;
}

/** Below the field and not in a layer of its own, so that it stays with the header as the page scrolls. */
function Suggestions({ suggestions, text, isAnswered }: SuggestionsProps) {
  const state = useContext(ComboBoxStateContext);
  const popover = useSlottedContext(PopoverContext);
  useReadablePage(state?.isOpen ?? false);
  // Without a state the list is only read for what it offers.
  if (state?.isOpen === false) return null;
  return (
    <div
      className="kw-pop"
      ref={(element) => {
        const ref = popover?.ref;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
    >
      <ListBox
        aria-label="Suggestions"
        renderEmptyState={() => <p className="kw-none">{emptyText(text, isAnswered)}</p>}
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
                className={suggestion.understood ? 'kw-u' : 'kw-o'}
              >
                {suggestion.understood ? (
                  <SuggestionSentence suggestion={suggestion} />
                ) : (
                  <SuggestionLine suggestion={suggestion} text={text} />
                )}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </div>
  );
}

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

function emptyText(text: string, isAnswered: boolean): string {
  if (text === '') return 'Try a make, a model, a feature, a price or a place.';
  return isAnswered ? `We know nothing like “${text}”.` : 'One moment …';
}
