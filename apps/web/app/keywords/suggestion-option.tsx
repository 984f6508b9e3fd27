import type { SuggestedKeyword } from '@forecourt/domain/keyword/keyword-search';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { Car, History, type LucideIcon, MapPin, Search } from 'lucide-react';
import { markTyped, type Suggestion } from './suggestion-groups.ts';

const icons: { readonly [Kind in Suggestion['kind']]?: LucideIcon } = {
  make: Car,
  model: Car,
  trim: Car,
  vehicle: Car,
  place: MapPin,
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
      <Icon className="ic" size={18} aria-hidden="true" />
      <span>
        {markTyped(name, text).map(({ text: part, start, isTyped }) =>
          isTyped ? <b key={start}>{part}</b> : part,
        )}
      </span>
      {count !== null && (
        <span className="num">
          {count.toLocaleString('en-US')}
          <span className="sr">{count === 1 ? ' car' : ' cars'}</span>
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
      <div className="kw-u-h">
        <span>
          We understood<span className="sr"> {name}</span>
        </span>
        <span className="num">
          {count !== null && carWords(count)} <kbd>Enter</kbd>
        </span>
      </div>
      <div className="chips">
        {understood.map((name) => (
          <span key={name} className="chip">
            {name}
          </span>
        ))}
        {where !== undefined && <span className="chip chip-kept">{where}</span>}
      </div>
      {unknown.map(({ text, reason }) => (
        <p key={text}>
          Without <b>“{text}”</b>: {reason}
        </p>
      ))}
    </>
  );
}
