import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useLatestSearch } from '../../navigation/latest-search.tsx';
import { usePageTicks } from '../../ui/use-page-ticks.ts';
import type { Overlay } from '../navigation/use-overlay.ts';
import { type CommitEvent, committedField, isTextField } from './commit-text.ts';
import type { SendFilters } from './filter-form.ts';
import type { ShownPanel } from './filter-panel-data.ts';

/** Where filters are sent. */
export const filterAction = '/cars-for-sale';

/**
 * Sends the form of the filters at every change.
 *
 * @param pause milliseconds in which further changes are taken along
 */
export function useFilterForm(panel: ShownPanel, pause: number, drawer: Overlay) {
  const form = useRef<HTMLFormElement>(null);
  const go = useLatestSearch();

  /** What was sent without a field of the form, until the page that answers has one. */
  const unshown = useRef<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    if (panel) unshown.current = {};
  }, [panel]);

  const send: SendFilters = (replaced = {}) => {
    unshown.current = { ...unshown.current, ...replaced };
    const fields = new FormData(form.current ?? undefined);
    for (const [name, value] of Object.entries(unshown.current)) {
      fields.delete(name);
      if (value !== '') fields.set(name, value);
    }
    drawer.searched();
    const sent = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const to = `${filterAction}?${sent}`;
    go({ to, by: 'form', pause, preventScrollReset: true, replace: drawer.isModal });
  };

  usePageTicks(form, send);

  /** A choice is applied as it is made. */
  function applyChoice(event: ChangeEvent<HTMLFormElement>) {
    const { [event.target.name]: _replaced, ...others } = unshown.current;
    unshown.current = others;
    if (!isTextField(event.target)) send();
  }

  /** Text is applied by Enter, and when the field is left. */
  function applyText(event: CommitEvent) {
    const field = committedField(event);
    if (field === null) return;
    field.defaultValue = field.value;
    send();
  }

  return {
    form,
    send,
    changes: { onChange: applyChoice, onBlur: applyText, onKeyDown: applyText },
  };
}
