import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { WithoutScript } from '../../ui/without-script.ts';
import { MissingOptions, openParameter } from './missing-options.ts';

interface FilterSectionProps {
  readonly label: string;
  /** What is chosen, shown while closed. */
  readonly summary?: string;
  readonly open?: boolean;
  /** How many lines of options its skeleton holds the place of. */
  readonly lines?: number;
  /** The group whose options the document lacks; null when they are there. */
  readonly missing?: FilterGroupKey | null;
  readonly children: ReactNode;
}

/**
 * One section of the panel: a disclosure that opens by itself when it is given a value, and from then on
 * is the shopper's to close. What is in it is made when it is first opened; without a script it is there
 * from the beginning, or a button sends the form to have the page with it.
 */
export function FilterSection({
  label,
  summary,
  open = false,
  lines = 4,
  missing = null,
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
  const isWanted = isOpen && missing !== null;
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
      <summary className="filter-section-head">
        {label}
        {summary !== undefined && <span className="filter-section-value">{summary}</span>}
      </summary>
      <div className="filter-section-body">
        {isMade && missing === null ? (
          children
        ) : (
          <>
            {isOpen && !isLost && (
              <div className="filter-section-outline" style={{ height: `${lines * 2}rem` }} />
            )}
            {missing === null ? (
              <noscript>
                <WithoutScript value={true}>{children}</WithoutScript>
              </noscript>
            ) : (
              <button
                type="submit"
                name={openParameter}
                value={missing}
                formAction="/cars-for-sale#filters"
                className={isLost ? 'filter-section-ask filter-section-lost' : 'filter-section-ask'}
              >
                {`Show options of ${label}`}
              </button>
            )}
          </>
        )}
      </div>
    </details>
  );
}
