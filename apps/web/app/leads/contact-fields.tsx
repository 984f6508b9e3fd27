import { useRef } from 'react';
import { FormField } from '../ui/form/form-field.tsx';
import type { ContactData } from './contact-data.ts';
import { toSentence } from './sending/lead-outcome.ts';
import type { TypedFields } from './sending/typed-fields.ts';
import { starters } from './starters.ts';

interface ContactFieldsProps {
  readonly contact: ContactData;
  readonly typed: TypedFields;
  readonly problems: Readonly<Record<string, string>>;
}

/** Who asks, and what. */
export function ContactFields({ contact, typed, problems }: ContactFieldsProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const { lengths, privateSeller } = contact;
  const of = (name: string) => {
    const problem = problems[name];
    return { problem: problem === undefined ? undefined : toSentence(problem) };
  };
  const text = (name: string, maxLength: number, autoComplete: string) => ({
    name,
    maxLength,
    autoComplete,
    defaultValue: typed[name] ?? '',
  });

  function begin(words: string) {
    if (!message.current) return;
    message.current.value = words;
    message.current.dispatchEvent(new Event('input', { bubbles: true }));
    message.current.focus();
  }

  return (
    <>
      <div className="ui-columns">
        <FormField label="First name" {...of('firstName')}>
          {(field) => (
            <input {...field} {...text('firstName', lengths.name, 'given-name')} required />
          )}
        </FormField>
        <FormField label="Last name" isOptional {...of('lastName')}>
          {(field) => <input {...field} {...text('lastName', lengths.name, 'family-name')} />}
        </FormField>
      </div>
      <FormField label="Email" {...of('fromEmailAddress')}>
        {(field) => (
          <input
            {...field}
            {...text('fromEmailAddress', lengths.email, 'email')}
            type="email"
            required
          />
        )}
      </FormField>
      <FormField label="Phone" isOptional {...of('phoneNumber')}>
        {(field) => <input {...field} {...text('phoneNumber', lengths.phone, 'tel')} type="tel" />}
      </FormField>
      {!privateSeller && <Starters contact={contact} onChoose={begin} />}
      <FormField label="Message" isOptional={privateSeller} {...of('comments')}>
        {(field) => (
          <textarea
            {...field}
            ref={message}
            name="comments"
            rows={4}
            maxLength={lengths.message}
            defaultValue={typed.comments ?? contact.message}
          />
        )}
      </FormField>
      {!privateSeller && (
        <FormField label="When would you like to drive it?" isOptional {...of('wish')}>
          {(field) => (
            <input
              {...field}
              {...text('wish', lengths.wish, 'off')}
              placeholder="Saturday after 2 PM"
            />
          )}
        </FormField>
      )}
    </>
  );
}

/** Links, so that they work without a script; with one nothing that was typed is lost. */
function Starters({
  contact,
  onChoose,
}: {
  readonly contact: ContactData;
  readonly onChoose: (text: string) => void;
}) {
  return (
    <fieldset className="lead-starters">
      <legend className="ui-visually-hidden">Begin the message with</legend>
      {starters.map(({ code, label, text }) => (
        <a
          key={code}
          className="lead-starter"
          href={`${contact.formHref}${contact.zip === null ? '?' : '&'}say=${code}`}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            onChoose(text);
          }}
        >
          {label}
        </a>
      ))}
    </fieldset>
  );
}
