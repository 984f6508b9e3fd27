import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import type { Asked } from '../../back-office/office.ts';
import { useSending } from '../../ui/form/use-sent-once.ts';
import type { ConsolePage } from '../enter-console.ts';
import { SentStateContext } from './sent-state.ts';

/** As long an act rests that was sent: a key that it made would never be seen if it were sent again. */
const actRestMs = 20_000;

interface ActFormProps extends Omit<ComponentProps<'form'>, 'method'> {
  /** What was wrong with it when it was sent, by the name of the field. */
  readonly problems?: Asked;
}

const none: Asked = {};

/** A form of an act. It names whom it was shown to: what is kept of it is given to nobody else. */
export function ActForm({ children, problems = none, ...form }: ActFormProps) {
  const { frame } = useLoaderData<ConsolePage<unknown>>();
  const { isSending, onSubmit } = useSending(actRestMs);
  return (
    <SentStateContext value={{ problems, isSending }}>
      <form {...form} method="post" onSubmit={onSubmit}>
        {/* Ahead of a file, as of a form that is too large what is ahead of it is read. */}
        <input type="hidden" name="person" value={frame.me.personId} />
        {children}
      </form>
    </SentStateContext>
  );
}
