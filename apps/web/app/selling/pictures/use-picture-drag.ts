import { type DragEvent, useRef } from 'react';
import type { AdPicture } from '../selling-views.ts';

/** For the place of each picture: what is dropped there moves to it. */
export function usePictureDrag(
  shown: readonly AdPicture[],
  move: (picture: AdPicture, to: number) => void,
) {
  const dragged = useRef<string | null>(null);

  function drop(event: DragEvent, to: number): void {
    event.preventDefault();
    const picture = shown.find(({ id }) => id === dragged.current);
    dragged.current = null;
    if (!picture || shown[to]?.id === picture.id) return;
    move(picture, to);
  }

  return ({ id }: AdPicture, at: number) => ({
    onDragStart: () => {
      dragged.current = id;
    },
    onDragOver: (event: DragEvent) => dragged.current !== null && event.preventDefault(),
    onDrop: (event: DragEvent) => drop(event, at),
    // Let go elsewhere, it stays where it was.
    onDragEnd: () => {
      dragged.current = null;
    },
  });
}
