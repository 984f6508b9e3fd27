import { emailLength } from '@forecourt/domain/lead/email-length';
import { FormField } from '../ui/form/form-field.tsx';

interface AddressFieldProps {
  readonly label: string;
  readonly typed?: string | undefined;
  readonly problem?: string | undefined;
}

/** The address of an account, which browsers fill in as the name one signs in by. */
export function AddressField({ label, typed, problem }: AddressFieldProps) {
  return (
    <FormField label={label} problem={problem}>
      {(field) => (
        <input
          {...field}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={emailLength}
          defaultValue={typed ?? ''}
          required
        />
      )}
    </FormField>
  );
}
