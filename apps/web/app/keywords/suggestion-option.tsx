import type { SuggestedKeyword } from '@forecourt/domain/keyword/keyword-search';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { BookOpen, Car, History, type LucideIcon, MapPin, Search } from 'lucide-react';
import { markTyped, type Suggestion } from './suggestion-groups.ts';

const icons: { readonly [Kind in Suggestion['kind']]?: LucideIcon } = {
  make: Car,
  model: Car,
  trim: Car,
  vehicle: Car,
  place: MapPin,
  content: BookOpen,
  recent: History,
};

/** A suggestion in one line: what it is called, and how many cars it leads to. */
export function SuggestionLine({
  suggestion,
  text,
}: {
  readonly suggestion: Suggestion;
  readonly text: string;
}) {
  const { kind, name } = suggestion;
  const count = suggestion.kind === 'recent' ? null : suggestion.count;
  const Icon = icons[kind] ?? Search;
  return (
    <>
      <Icon className="ui-icon" size={18} aria-hidden="true" />
      <span>
        {markTyped(name, text).map(({ text: part, start, isTyped }) =>
          isTyped ? <b key={start}>{part}</b> : part,
        )}
      </span>
      {count !== null && (
        <span className="ui-number">
          {groupDigits(count)}
          <span className="ui-visually-hidden">{count === 1 ? ' car' : ' cars'}</span>
        </span>
      )}
    </>
  );
}

/** A sentence as the filters that it becomes, and what it leaves out. */
export function SuggestionSentence({
  suggestion: { name, understood = [], unknown = [], where, count },
}: {
  readonly suggestion: SuggestedKeyword;
}) {
  return (
    <>
      <div className="keyword-sentence-head">
        <span>
          We understood<span className="ui-visually-hidden"> {name}</span>
        </span>
        <span className="ui-number">
          {count !== null && carWords(count)} <kbd>Enter</kbd>
        </span>
      </div>
      <div className="ui-chips">
        {understood.map((name) => (
          <span key={name} className="ui-chip">
            {name}
          </span>
        ))}
        {where !== undefined && <span className="ui-chip keyword-where">{where}</span>}
      </div>
      {unknown.map(({ text, reason }) => (
        <p key={text}>
          Without <b>“{text}”</b>: {reason}
        </p>
      ))}
    </>
  );
}
