import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  readonly label: ReactNode;
  /** The control. */
  readonly children: ReactNode;
}

/** A control with its name above it. */
export function Field({ label, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label>
      {label}
      <span className="ui-input">{children}</span>
    </label>
  );
}

/** A field that is typed into. Browsers fill in nothing: it is about others than who types. */
export function TextField({
  label,
  ...input
}: { readonly label: string } & ComponentProps<'input'>) {
  return (
    <Field label={label}>
      <input autoComplete="off" {...input} />
    </Field>
  );
}
