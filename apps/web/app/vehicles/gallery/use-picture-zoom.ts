import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { movedBy, swipeStep, wholePicture, type Zoom, zoomedAt } from './picture-zoom.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much of a wheel's turn doubles the picture. */
const wheelPixels = 400;

/** Watches fingers and wheel on a picture: one finger drags or swipes, two pinch, the wheel grows it. */
export function usePictureZoom(
  stage: RefObject<HTMLElement | null>,
  shown: number,
  onSwipe: (step: number) => void,
): Zoom {
  const [state, setState] = useState({ shown, zoom: wholePicture });
  const zoom = state.shown === shown ? state.zoom : wholePicture;
  // Two fingers move before anything is drawn: the second goes on from the first.
  const change = useEffectEvent((next: (zoom: Zoom) => Zoom) =>
    setState((before) => ({
      shown,
      zoom: next(before.shown === shown ? before.zoom : wholePicture),
    })),
  );
  const end = useEffectEvent((moved: Point) => {
    const step = zoom.scale === 1 ? swipeStep(moved.x, moved.y) : 0;
    if (step !== 0) onSwipe(step);
  });
  useEffect(() => {
    const frame = stage.current;
    if (frame === null) return;
    return watch(frame, {
      onChange: (next) => change(next),
      onEnd: (moved) => end(moved),
    });
  }, [stage]);
  return zoom;
}

interface Handlers {
  readonly onChange: (next: (zoom: Zoom) => Zoom) => void;
  /** @param moved how far one finger went from where it was put down */
  readonly onEnd: (moved: Point) => void;
}

function watch(frame: HTMLElement, { onChange, onEnd }: Handlers): () => void {
  const fingers = new Map<number, Point>();
  let moved: Point = { x: 0, y: 0 };
  let wasPinched = false;
  const half = () => ({ width: frame.clientWidth / 2, height: frame.clientHeight / 2 });
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const grow = (factor: number, at: Point) =>
    onChange((zoom) => zoomedAt(zoom, factor, fromMiddle(at), half()));
  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    if (fingers.size === 0) [moved, wasPinched] = [{ x: 0, y: 0 }, false];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    frame.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) {
      wasPinched = true;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      grow(between(now, other) / Math.max(1, between(before, other)), middle);
      return;
    }
    moved = { x: moved.x + now.x - before.x, y: moved.y + now.y - before.y };
    onChange((zoom) => movedBy(zoom, now.x - before.x, now.y - before.y, half()));
  };
  const up = (event: PointerEvent) => {
    if (fingers.delete(event.pointerId) && fingers.size === 0 && !wasPinched) onEnd(moved);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    grow(2 ** (-event.deltaY / wheelPixels), { x: event.clientX, y: event.clientY });
  };
  const stop = new AbortController();
  const { signal } = stop;
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', (event) => fingers.delete(event.pointerId), { signal });
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
