import { type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MissingOptions, openParameter } from './missing-options.ts';

interface FilterSectionProps {
  readonly label: string;
  /** What is chosen, shown while closed. */
  readonly summary?: string;
  readonly open?: boolean;
  /** How many lines of options its skeleton holds the place of. */
  readonly lines?: number;
  /** What an address calls it that has it open; none where it is open from the beginning. */
  readonly name?: string;
  /** Whether the page lacks its options. */
  readonly isMissing?: boolean;
  readonly children: ReactNode;
}

/**
 * One section of the panel: a disclosure that opens by itself when it is given a value, and from then on
 * is the shopper's to close. What is in it is made when it is first opened; without a script a button sends
 * the form to have the page with it.
 */
export function FilterSection({
  label,
  summary,
  open = false,
  lines = 4,
  name,
  isMissing = false,
  children,
}: FilterSectionProps) {
  const hasValue = summary !== undefined && summary !== 'Any';
  const [isOpen, setOpen] = useState(open || hasValue);
  const [isMade, setMade] = useState(isOpen);
  const [hadValue, setHadValue] = useState(hasValue);
  const details = useRef<HTMLDetailsElement>(null);
  if (hadValue !== hasValue) {
    setHadValue(hasValue);
    if (hasValue) setOpen(true);
  }
  if (isOpen && !isMade) setMade(true);

  // It may have been opened before there was a script to hear of it.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  const { ask, isLost } = useContext(MissingOptions);
  const askOnce = useEffectEvent(ask);
  const isWanted = isOpen && isMissing;
  useEffect(() => {
    if (isWanted) askOnce();
  }, [isWanted]);

  return (
    <details
      ref={details}
      className="filter-section"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {label}
        {summary !== undefined && <span>{summary}</span>}
      </summary>
      {isMade && !isMissing ? (
        <div>{children}</div>
      ) : (
        <>
          {isOpen && !isLost && (
            <i className="filter-outline" style={{ height: `${lines * 2}rem` }} />
          )}
          <button
            type="submit"
            name={openParameter}
            value={name}
            className={isLost ? 'filter-lost' : undefined}
          >
            {`Show options of ${label}`}
          </button>
        </>
      )}
    </details>
  );
}
