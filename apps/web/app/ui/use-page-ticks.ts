import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { StalePage } from './stale-page.ts';

/**
 * Keeps the boxes of a form ticked as every page has them. A box that was clicked ignores its default from
 * then on, so that a chip removed would leave it ticked, and so would a page that never had it ticked.
 *
 * @param onEarly told of boxes that were ticked before the script ran, when nobody listened
 */
export function usePageTicks(form: RefObject<HTMLFormElement | null>, onEarly: () => void): void {
  const isStale = useContext(StalePage);
  const { key } = useLocation();
  const isNew = useRef(true);
  const tellEarly = useEffectEvent(onEarly);

  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]');
    const changed = [...(boxes ?? [])].filter((box) => box.checked !== box.defaultChecked);
    if (isNew.current && changed.length > 0) tellEarly();
    else if (!isStale(key)) for (const box of changed) box.checked = box.defaultChecked;
    isNew.current = false;
  }, [form, key, isStale]);
}
