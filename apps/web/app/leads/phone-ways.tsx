import { dialledNumber, phoneHref } from '@forecourt/domain/lead/phone-number';
import { MessageSquareText, Phone } from 'lucide-react';
import { type SyntheticEvent, useRef } from 'react';
import { countWay } from './count-way.ts';

interface PhoneProps {
  readonly phone: string;
  readonly listingId: number;
}

/** A number that is shown already. */
export function PhoneLink({ phone, className }: PhoneProps & { readonly className: string }) {
  return (
    <a className={className} href={phoneHref(phone)}>
      {phone}
    </a>
  );
}

/**
 * A number that is shown when it is touched, and counted then; without a script it is only shown. On paper it
 * is afterwards.
 */
export function PhoneReveal({ phone, listingId }: PhoneProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isCounted = useRef(false);

  function reveal({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) return;
    link.current?.focus();
    if (isCounted.current) return;
    isCounted.current = true;
    countWay('phone-reveal', listingId);
  }

  return (
    <details className="lead-phone" onToggle={reveal}>
      <summary className="ui-button ui-button-secondary ui-button-large ui-button-wide">
        <Phone className="ui-icon" size={18} aria-hidden="true" />
        Show phone number
      </summary>
      <a
        ref={link}
        className="ui-button ui-button-secondary ui-button-large ui-button-wide ui-number ui-printed"
        href={phoneHref(phone)}
      >
        <Phone className="ui-icon" size={18} aria-hidden="true" />
        {phone}
      </a>
    </details>
  );
}

/** Begins a text message with the car in it. */
export function TextLink({ phone, listingId, text }: PhoneProps & { readonly text: string }) {
  return (
    <a
      className="ui-button ui-button-secondary ui-button-large ui-button-wide"
      href={`sms:${dialledNumber(phone)}?&body=${encodeURIComponent(text)}`}
      onClick={() => countWay('text', listingId)}
    >
      <MessageSquareText className="ui-icon" size={18} aria-hidden="true" />
      Text
    </a>
  );
}
