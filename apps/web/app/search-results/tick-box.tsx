import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { StalePage } from '../ui/stale-page.ts';
import { useFilterForm } from './filter-form.ts';

interface TickBoxProps {
  readonly name: string;
  readonly value: string;
  readonly selected: boolean;
  readonly disabled?: boolean | undefined;
  readonly hidden?: boolean;
  /** Whether it is one of a name of which only one can be chosen. */
  readonly single?: boolean;
  readonly className?: string;
  /** What is drawn for the box, and its label. */
  readonly children: ReactNode;
}

/** A labelled checkbox or radio button of a form, ticked as the search has it. */
export function TickBox({
  name,
  value,
  selected,
  disabled,
  hidden,
  single = false,
  className,
  children,
}: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isStale = useContext(StalePage);
  const { key } = useLocation();
  const send = useFilterForm();
  const isNew = useRef(true);

  // Ticked before the script ran, when nobody listened.
  useEffect(() => {
    if (isNew.current && box.current && box.current.checked !== selected) send();
  }, [selected, send]);

  // With every page: a box that was clicked ignores its default from then on, so that a chip removed would
  // leave it ticked, and so would a page that never had it ticked.
  useEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    if (box.current && !isFirst && !isStale(key)) box.current.checked = selected;
  }, [selected, key, isStale]);

  return (
    <label className={className} data-off={disabled} hidden={hidden}>
      <input
        ref={box}
        type={single ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={selected}
        disabled={disabled}
      />
      {children}
    </label>
  );
}
