import { useRef } from 'react';
import { FormField } from '../ui/form/form-field.tsx';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import type { ContactData } from './contact-data.ts';
import { PersonFields } from './person-fields.tsx';
import { beginWith, starterHref, startersFor } from './starters.ts';

interface ContactFieldsProps {
  readonly contact: ContactData;
  /** Whether a price is offered beside what is asked here. */
  readonly isOffer: boolean;
  readonly typed: TypedFields;
  readonly problems: Readonly<Record<string, string>>;
}

/** Who asks, and what. */
export function ContactFields({ contact, isOffer, typed, problems }: ContactFieldsProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const { lengths } = contact;

  function begin(words: string) {
    if (!message.current) return;
    message.current.value = beginWith(words, message.current.value, contact);
    message.current.dispatchEvent(new Event('input', { bubbles: true }));
    message.current.focus();
  }

  return (
    <>
      <PersonFields lengths={lengths} typed={typed} problems={problems} />
      {!isOffer && <Starters contact={contact} onChoose={begin} />}
      <FormField label="Message" isOptional={isOffer} problem={problems.comments}>
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
      {!isOffer && (
        <FormField label="When would you like to drive it?" isOptional problem={problems.wish}>
          {(field) => (
            <input
              {...field}
              name="wish"
              maxLength={lengths.wish}
              autoComplete="off"
              defaultValue={typed.wish ?? ''}
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
      {startersFor(contact.privateSeller).map(({ code, label, text }) => (
        <a
          key={code}
          className="lead-starter"
          href={starterHref(contact, code)}
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
