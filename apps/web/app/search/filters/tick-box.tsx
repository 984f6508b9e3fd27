import type { ReactNode } from 'react';

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

/** A labelled checkbox or radio button of a form. `usePageTicks` keeps it as the search has it. */
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
  return (
    <label className={className} data-off={disabled} hidden={hidden}>
      <input
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
