import { Field } from '../acts/field.tsx';

interface DialectFieldProps {
  /** The names of all dialects. */
  readonly mappings: readonly string[];
  readonly chosen: string | undefined;
}

/** Which dialect a file is read as. */
export function DialectField({ mappings, chosen = '' }: DialectFieldProps) {
  return (
    <Field label="Dialect" name="mapping">
      {(attributes) => (
        <select {...attributes} name="mapping" defaultValue={chosen}>
          <option value="">Recognized by the header</option>
          {mappings.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
