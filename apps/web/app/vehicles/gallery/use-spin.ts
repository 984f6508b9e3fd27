import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { placeAfterDrag, placeAfterKey, wrapped } from './spin-turn.ts';

/** Milliseconds a frame while a car turns once by itself. */
const frameMs = 90;

/** Turns a car by finger, mouse and keys; once by itself at first, unless less motion is wanted. */
export function useSpin(count: number, isReady: boolean) {
  const [place, setPlace] = useState(0);
  const [wasTouched, setTouched] = useState(false);
  const drag = useRef({ x: 0, from: 0 });
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const turnsItself = isReady && !isStill && !wasTouched;
  useEffect(() => {
    if (!turnsItself) return;
    let turned = 0;
    const timer = setInterval(() => {
      turned += 1;
      setPlace((before) => wrapped(before + 1, count));
      if (turned >= count) clearInterval(timer);
    }, frameMs);
    return () => clearInterval(timer);
  }, [turnsItself, count]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      setTouched(true);
      drag.current = { x: event.clientX, from: place };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { currentTarget, pointerId, clientX } = event;
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      const { x, from } = drag.current;
      setPlace(placeAfterDrag(from, clientX - x, currentTarget.clientWidth, count));
    },
    onKeyDown(event: KeyboardEvent) {
      const next = placeAfterKey(event.key, place, count);
      if (next === null || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      setTouched(true);
      setPlace(next);
    },
  };
  return { place, handlers };
}
