import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { PortalFrame } from './services.ts';

interface ActFormProps {
  readonly act: string;
  readonly frame: Pick<PortalFrame, 'me'>;
  /** What the act is about. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that does something in a room: sent by the page it stands on, to the same address. */
export function ActForm({ act, frame, fields = {}, className, children }: ActFormProps) {
  return (
    <Form method="post" className={className} noValidate preventScrollReset>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="person" value={frame.me.personId} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
