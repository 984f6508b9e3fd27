import { redirect } from 'react-router';
import { appContext } from '../app-context.ts';
import { forgetForm, keepForm, readKeptForm, type TypedForm } from '../unsent-forms/unsent-form.ts';
import { officeHeadersWith, type Visit } from './enter-office.ts';
import type { Asked, OfficeFrame } from './office.ts';
import { undone } from './sentences.ts';

/** The form that is kept for who comes back to it; null where none is. */
export function readUnsent(
  visit: Visit,
  { frame: { me }, home }: { readonly frame: OfficeFrame; readonly home: string },
): TypedForm | null {
  if (visit.url.searchParams.get('said') !== undone) return null;
  const form = readKeptForm(visit.request.headers.get('Cookie'));
  if (form === null) return null;
  const { person, ...typed } = form.typed;
  // Whoever signed in instead of who typed a form is not led to it, and the browser forgets it.
  if (person !== me.personId)
    throw redirect(home, { status: 303, headers: officeHeadersWith(forgetUnsent(visit)) });
  return { act: form.act, typed };
}

/** What the browser keeps of a form that is not taken; nothing of one that names nobody. */
export function keepUnsent(visit: Visit, { act = '', ...typed }: Asked): readonly string[] {
  return typed.person === undefined ? [] : (keepForm({ act, typed }, pageOf(visit)) ?? []);
}

export const forgetUnsent = (visit: Visit): readonly string[] => forgetForm(pageOf(visit));

const pageOf = ({ url, context }: Visit) => ({
  origin: context.get(appContext).origin,
  path: url.pathname,
});
