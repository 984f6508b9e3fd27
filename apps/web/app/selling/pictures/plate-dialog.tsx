import { pictureLimits } from '@forecourt/domain/selling/private-ad';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { AdPicture } from '../selling-views.ts';
import { fitFrame, frameBetween, type PlateFrame, usualFrame } from './plate-frame.ts';

interface PlateDialogProps {
  readonly picture: AdPicture;
  readonly onBlur: (frame: PlateFrame) => void;
  readonly onClose: () => void;
}

const sides = { x: 'From the left', y: 'From the top', width: 'Width', height: 'Height' } as const;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A picture in which a plate is marked: drawn over it, or set with the keyboard. */
export function PlateDialog({ picture, onBlur, onClose }: PlateDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [frame, setFrame] = useState(usualFrame);
  const { x, y, width, height } = frame;
  const isTooLarge = width * height > pictureLimits.blurred;
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sell-pic-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>Mark your plate, and we blur it</h2>
      <p>Draw a frame over it, or set one below. What is blurred cannot be brought back.</p>
      <PictureToMark picture={picture} onDraw={setFrame}>
        <span
          className="sell-pic-frame"
          style={{
            left: percent(x),
            top: percent(y),
            width: percent(width),
            height: percent(height),
          }}
        />
      </PictureToMark>
      <div className="sell-pic-sides">
        {(Object.keys(sides) as (keyof typeof sides)[]).map((side) => (
          <label key={side}>
            {sides[side]}
            <input
              type="range"
              min={0}
              max={100}
              step={0.5}
              value={frame[side] * 100}
              aria-valuetext={`${Math.round(frame[side] * 100)}%`}
              onChange={({ target }) =>
                setFrame(fitFrame({ ...frame, [side]: Number(target.value) / 100 }))
              }
            />
          </label>
        ))}
      </div>
      <p className="ui-problem" role="status">
        {isTooLarge ? 'Mark less: up to a quarter of a picture is blurred at once.' : ''}
      </p>
      <div className="sell-pic-buttons">
        <button
          type="button"
          className="ui-button ui-button-secondary"
          onClick={() => dialog.current?.close()}
        >
          Cancel
        </button>
        <button
          type="button"
          className="ui-button ui-button-primary"
          disabled={isTooLarge}
          onClick={() => {
            onBlur(frame);
            dialog.current?.close();
          }}
        >
          Blur this
        </button>
      </div>
    </dialog>
  );
}

interface PictureToMarkProps {
  readonly picture: AdPicture;
  readonly onDraw: (frame: PlateFrame) => void;
  readonly children: React.ReactNode;
}

function PictureToMark({ picture, onDraw, children }: PictureToMarkProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const pointIn = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
  };
  return (
    <div
      className="sell-pic-mark"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = pointIn(event);
      }}
      onPointerMove={(event) => {
        if (from.current) onDraw(frameBetween(from.current, pointIn(event)));
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
      <img
        src={picture.url}
        alt="The one to mark"
        width={picture.width}
        height={picture.height}
        draggable={false}
      />
      {children}
    </div>
  );
}
