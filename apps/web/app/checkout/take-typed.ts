import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { budgetPauseMs } from '../wallet/budget/budget-pause.ts';

/**
 * Takes what changes in a form, once: a choice at once, what is typed when the shopper pauses, leaves the field or
 * presses Enter.
 *
 * @param take is given the form, with everything in it
 * @returns what the form listens with
 */
export function useTakeTyped(take: (form: HTMLFormElement) => void) {
  const isUntaken = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  function settle() {
    clearTimeout(pause.current);
    isUntaken.current = false;
  }
  function takeAll(form: HTMLFormElement) {
    settle();
    take(form);
  }
  return {
    onChange: ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
      if (!isTyped(target)) return takeAll(form);
      settle();
      isUntaken.current = true;
      if (!isPartOfZip(target)) pause.current = setTimeout(takeAll, budgetPauseMs, form);
    },
    onBlur: ({ currentTarget: form }: FocusEvent<HTMLFormElement>) => {
      if (isUntaken.current) takeAll(form);
    },
    // A form of several fields without a button is not sent by it.
    onKeyDown: ({ key, currentTarget: form }: KeyboardEvent<HTMLFormElement>) => {
      if (key === 'Enter' && isUntaken.current) takeAll(form);
    },
  };
}

const isTyped = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type !== 'radio';

/** A ZIP that is being typed is not read before it is whole or left. */
const isPartOfZip = ({ name, value }: HTMLInputElement): boolean =>
  name === 'zip' && !/^\s*(\d{5}\s*)?$/.test(value);
