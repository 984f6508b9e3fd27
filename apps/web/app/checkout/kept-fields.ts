import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { type RefObject, useEffect } from 'react';

/** What was typed into a form that was not sent. */
interface KeptFields {
  /** Which form, and for whom it was filled in. */
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a person types; a script's own fields, and the one that people do not see, are left out. */
const typedInputs = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (input) => input.type !== 'hidden' && input.tabIndex >= 0,
  );

/**
 * Keeps what is typed into a form as long as its tab is open, for the page may be loaded again.
 *
 * @param name which form it is, and whose
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const kept = readKept();
    for (const input of kept?.form === name ? typedInputs(element) : []) {
      const isUntouched = input.value === input.defaultValue;
      if (isUntouched) input.value = kept?.fields[input.name] ?? input.value;
    }
    const keep = () => {
      const fields = typedInputs(element).map((input) => [input.name, input.value]);
      writeKept({ form: name, fields: Object.fromEntries(fields) });
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, name]);
}

/** After it was sent. */
export function useForgetFields(): void {
  useEffect(forgetFields, []);
}

export const forgetFields = (): void => writeKept(null);

function readKept(): KeptFields | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.typedRequest) ?? 'null');
  } catch {
    return null;
  }
}

function writeKept(kept: KeptFields | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(storageKeys.typedRequest);
    else sessionStorage.setItem(storageKeys.typedRequest, JSON.stringify(kept));
  } catch {
    // Full, or closed to us: it lasts as long as the page.
  }
}
