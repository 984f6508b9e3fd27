import type { ComponentProps } from 'react';
import { FormField } from '../../ui/form/form-field.tsx';
import { useProblem } from './sent-state.ts';

interface FieldProps extends Omit<ComponentProps<typeof FormField>, 'problem'> {
  readonly name: string;
}

/** A control with its name above it, and below what was wrong with it when its form was sent. */
export function Field({ name, ...field }: FieldProps) {
  return <FormField {...field} problem={useProblem(name)} />;
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'name'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: string | undefined;
}

/** A field that is typed into. Browsers fill in nothing: it is about others than who types. */
export function TextField({ label, name, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} name={name} {...(hint && { hint })}>
      {(attributes) => <input autoComplete="off" {...input} {...attributes} name={name} />}
    </Field>
  );
}
