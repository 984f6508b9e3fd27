import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import type { ConsolePage } from '../enter-console.ts';
import { useSentOnce } from './use-sent-once.ts';

/** A form of an act. It names whom it was shown to: what is kept of it is given to nobody else. */
export function ActForm({ children, ...form }: Omit<ComponentProps<'form'>, 'method'>) {
  const { frame } = useLoaderData<ConsolePage<unknown>>();
  return (
    <form {...form} method="post" onSubmit={useSentOnce()}>
      {/* Ahead of a file, as of a form that is too large what is ahead of it is read. */}
      <input type="hidden" name="person" value={frame.me.personId} />
      {children}
    </form>
  );
}
