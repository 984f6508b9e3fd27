import { Search } from 'lucide-react';

interface SearchFieldProps {
  readonly text: string;
  readonly label: string;
  /** What may be looked for. */
  readonly hint: string;
}

/** Words by which a form finds fewer rows. */
export function SearchField({ text, label, hint }: SearchFieldProps) {
  return (
    <span className="ui-input office-search">
      <Search className="ui-icon" size={16} aria-hidden="true" />
      <input
        // Another search is another field: what was typed into the last one is not kept.
        key={text}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={hint}
        aria-label={label}
        maxLength={100}
      />
    </span>
  );
}
