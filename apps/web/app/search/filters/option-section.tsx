import type { FilterOption } from '@forecourt/domain/search/filter-options';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { AboutLink } from '../../content/about-link.tsx';
import { FilterSection } from './filter-section.tsx';
import type { ClosedGroup, OptionGroup } from './option-groups.ts';
import { TickBox } from './tick-box.tsx';

/** From this many options on a list scrolls by itself, and can be searched. */
const longList = 12;

/** A section of options to tick. Missing when the group has nothing to offer. */
export function OptionSection({
  group,
  open = false,
}: {
  readonly group: OptionGroup | ClosedGroup | undefined;
  readonly open?: boolean;
}) {
  if (group === undefined) return null;
  const count = group.options === null ? group.count : group.options.length;
  return (
    <FilterSection
      label={group.label}
      summary={group.summary}
      open={open}
      lines={Math.min(count, longList)}
      name={group.key}
      isMissing={group.options === null}
    >
      {group.options && <Options group={group} />}
    </FilterSection>
  );
}

function Options({ group }: { readonly group: OptionGroup }) {
  return (
    <>
      {group.swatches ? <SwatchOptions group={group} /> : <OptionList group={group} />}
      {group.about && (
        <AboutLink className="ui-link ui-touch filter-section-about" about={group.about.name}>
          {group.about.label}
        </AboutLink>
      )}
    </>
  );
}

/** Boxes to tick, or of a group of which one is chosen at a time, buttons. */
export function OptionList({ group }: { readonly group: OptionGroup }) {
  const [words, setWords] = useState('');
  const isLong = group.options.length > longList && !group.isSingle;
  const isShown = ({ label }: FilterOption) => containsWords(label, words);
  return (
    <>
      {isLong && <ListSearch label={group.label} onSearch={setWords} />}
      <fieldset className={isLong ? 'filter-options filter-options-long' : 'filter-options'}>
        <legend className="ui-visually-hidden">{group.label}</legend>
        {group.options.map((option) => (
          <TickBox
            key={option.value}
            className="ui-option"
            hidden={!isShown(option)}
            single={group.isSingle}
            {...tickOf(group.key, option)}
          >
            <OptionText label={option.label} note={group.notes?.[option.value]} />
            <span className="ui-option-count">{countOf(option)}</span>
          </TickBox>
        ))}
      </fieldset>
      {isLong && (
        <p className="filter-options-none" role="status">
          {group.options.some(isShown) ? '' : `Nothing here is called “${words.trim()}”.`}
        </p>
      )}
    </>
  );
}

function OptionText({
  label,
  note,
}: {
  readonly label: string;
  readonly note?: string | undefined;
}) {
  if (note === undefined) return label;
  return (
    <span>
      {label}
      <small>{note}</small>
    </span>
  );
}

/** Narrows a long list as it is typed into; the form hears nothing of it. */
function ListSearch({
  label,
  onSearch,
}: {
  readonly label: string;
  readonly onSearch: (words: string) => void;
}) {
  function keep(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault();
  }

  return (
    <span className="ui-input">
      <Search className="ui-icon" size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={`Search ${label}`}
        placeholder={`Search ${label.toLowerCase()}`}
        autoComplete="off"
        onChange={(event) => {
          event.stopPropagation();
          onSearch(event.currentTarget.value);
        }}
        onKeyDown={keep}
      />
    </span>
  );
}

/** Whether a label has every one of some words, or their beginnings. */
function containsWords(label: string, words: string): boolean {
  const text = label.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function SwatchOptions({
  group: { key, label, options, swatches },
}: {
  readonly group: OptionGroup;
}) {
  return (
    <fieldset className="filter-swatches">
      <legend className="ui-visually-hidden">{label}</legend>
      {options.map((option) => (
        <TickBox key={option.value} {...tickOf(key, option)}>
          <i style={{ background: swatches?.[option.value] }} />
          <span>{option.label}</span>
          <small>{countOf(option)}</small>
        </TickBox>
      ))}
    </fieldset>
  );
}

/** Nothing for an option that is not counted, such as `Any`. */
function countOf({ count, disabled }: FilterOption): string | undefined {
  return disabled ? '0' : count === undefined ? undefined : groupDigits(count);
}

function tickOf(name: string, { value, selected, disabled }: FilterOption) {
  return { name, value, selected: selected ?? false, disabled };
}
