import { type ReactNode, useEffect, useRef } from 'react';

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

  // A box that was clicked ignores its default from then on: a chip removed would leave it ticked.
  useEffect(() => {
    if (box.current) box.current.checked = selected;
  }, [selected]);

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
