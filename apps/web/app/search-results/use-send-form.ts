import { useSubmit } from 'react-router';

/** Sends the form around an element with some of its fields replaced; an empty value takes a field out. */
export function useSendForm() {
  const submit = useSubmit();
  return (element: Element | null, replaced: Readonly<Record<string, string>>) => {
    const form = element?.closest('form');
    if (!form) return;
    const fields = new FormData(form);
    for (const [name, value] of Object.entries(replaced)) {
      fields.delete(name);
      if (value !== '') fields.set(name, value);
    }
    void submit(fields, { action: form.getAttribute('action') ?? '', preventScrollReset: true });
  };
}
