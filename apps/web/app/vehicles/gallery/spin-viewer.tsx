import { Rotate3d } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SpinFailed } from './spin-failed.tsx';
import { sideOf } from './spin-turn.ts';
import { useSpin } from './use-spin.ts';
import { useSpinFrames } from './use-spin-frames.ts';

interface SpinViewerProps {
  /** What the car is called. */
  readonly name: string;
  /** In order around the car, any number of them. */
  readonly frames: readonly string[];
}

/** A car that is turned: by dragging, and by the keys of a slider. */
export default function SpinViewer({ name, frames }: SpinViewerProps) {
  const slider = useRef<HTMLDivElement>(null);
  const loaded = useSpinFrames(frames);
  const isReady = loaded !== null && loaded !== 'failed';
  const count = isReady ? loaded.length : frames.length;
  const { place, handlers } = useSpin(count, isReady);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  if (loaded === 'failed') return <SpinFailed />;
  const shown = isReady ? loaded[place]?.src : frames[0];
  return (
    <div
      ref={slider}
      className="vehicle-spin"
      role="slider"
      tabIndex={0}
      aria-label={`Turn the ${name}`}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={place + 1}
      aria-valuetext={`Picture ${place + 1} of ${count}, from ${sideOf(place, count)}`}
      aria-busy={!isReady}
      {...handlers}
    >
      <img src={shown} alt="" draggable={false} />
      <span className="vehicle-spin-hint" aria-hidden="true">
        <Rotate3d className="ui-icon" size={16} />
        {isReady ? 'Drag to turn' : 'Loading all sides'}
      </span>
    </div>
  );
}
