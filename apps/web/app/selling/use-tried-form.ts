import { type FormEvent, useState } from 'react';
import type { SellerPage, TypedUndone, Undone } from './enter-selling.ts';
import { triedForm } from './tried-form.ts';

/** What was typed into a form and not taken. What is wrong with a field is told until somebody changes it. */
export function useTriedForm(
  act: string,
  page: Pick<SellerPage<unknown>, 'unsent'>,
  undone: Undone | null,
) {
  const tried = triedForm(act, page, undone);
  const [changed, setChanged] = useState<Changed>({ of: tried, names: [] });
  const names = changed.of === tried ? changed.names : [];
  return {
    tried: tried && { ...tried, problems: without(tried.problems ?? {}, names) },
    onChange(event: FormEvent<HTMLFormElement>): void {
      const { name } = event.target as HTMLInputElement;
      if (tried?.problems?.[name] !== undefined) setChanged({ of: tried, names: [...names, name] });
    },
  };
}

interface Changed {
  readonly of: TypedUndone | null;
  readonly names: readonly string[];
}

const without = (problems: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
