import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Form, useNavigation } from 'react-router';
import type { PortalFrame } from './services.ts';

interface ActFormProps {
  readonly act: string;
  readonly frame: Pick<PortalFrame, 'me'>;
  /** What the act is about. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  /** The form itself, for a draft of it. */
  readonly form?: RefObject<HTMLFormElement | null>;
  /** Called as it is sent. */
  readonly onSend?: () => void;
  readonly children: ReactNode;
}

/** A form that does something in a room: sent by the page it stands on, to the same address. */
export function ActForm({
  act,
  frame,
  fields = {},
  className,
  form,
  onSend,
  children,
}: ActFormProps) {
  const { state } = useNavigation();
  return (
    <Form
      ref={form}
      method="post"
      className={className}
      noValidate
      preventScrollReset
      // The answer to a second sending would take the place of the one that tells what was done.
      onSubmit={(sent) => (state === 'submitting' ? sent.preventDefault() : onSend?.())}
      onClick={ignoreSecondPress}
    >
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="person" value={frame.me.personId} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

/** The second press of two would send a form that the answer to the first one has emptied. */
function ignoreSecondPress(press: MouseEvent<HTMLFormElement>) {
  const { detail, target } = press;
  if (detail > 1 && target instanceof Element && target.closest('[type="submit"]'))
    press.preventDefault();
}
