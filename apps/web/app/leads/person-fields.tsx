import { FormField } from '../ui/form/form-field.tsx';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import type { ContactData } from './contact-data.ts';

interface PersonFieldsProps {
  readonly lengths: ContactData['lengths'];
  readonly typed: TypedFields;
  readonly problems: Readonly<Record<string, string>>;
}

/** Who asks a seller. */
export function PersonFields({ lengths, typed, problems }: PersonFieldsProps) {
  const text = (name: string, maxLength: number, autoComplete: string) => ({
    name,
    maxLength,
    autoComplete,
    defaultValue: typed[name] ?? '',
  });
  return (
    <>
      <div className="ui-columns">
        <FormField label="First name" problem={problems.firstName}>
          {(field) => (
            <input {...field} {...text('firstName', lengths.name, 'given-name')} required />
          )}
        </FormField>
        <FormField label="Last name" isOptional problem={problems.lastName}>
          {(field) => <input {...field} {...text('lastName', lengths.name, 'family-name')} />}
        </FormField>
      </div>
      <FormField label="Email" problem={problems.fromEmailAddress}>
        {(field) => (
          <input
            {...field}
            {...text('fromEmailAddress', lengths.email, 'email')}
            type="email"
            required
          />
        )}
      </FormField>
      <FormField label="Phone" isOptional problem={problems.phoneNumber}>
        {(field) => <input {...field} {...text('phoneNumber', lengths.phone, 'tel')} type="tel" />}
      </FormField>
    </>
  );
}
