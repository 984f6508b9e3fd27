import { Images, Maximize2, Rotate3d } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { isPlainPress } from '../ui/dialog/link-follower.tsx';
import { lazyOr } from '../ui/lazy-or-nothing.ts';
import { GalleryArrows } from './gallery/gallery-arrows.tsx';
import type { GalleryDialog } from './gallery/gallery-dialog.tsx';
import { SpinFailed } from './gallery/spin-failed.tsx';
import { SpinRow } from './gallery/spin-row.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** Loaded by those who turn a car. */
const SpinViewer = lazyOr(() => import('./gallery/spin-viewer.tsx'), SpinFailed);

interface GalleryProps {
  /** What the car is called. */
  readonly name: string;
  readonly pictures: VehiclePageData['pictures'];
  readonly spin: VehiclePageData['spin'];
}

/**
 * The pictures of a car: one large, the others in a row, and the car turning where there are pictures from
 * all around it. Without a script all of them are links to themselves.
 */
export function Gallery({ name, pictures, spin }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const [Dialog, setDialog] = useState<typeof GalleryDialog | null>(null);
  const [isTurning, setTurning] = useState(false);
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  const show = (place: number) => {
    setTurning(false);
    setShown(place);
  };
  async function open(large: string) {
    try {
      const { GalleryDialog } = await import('./gallery/gallery-dialog.tsx');
      setDialog(() => GalleryDialog);
    } catch {
      // As without a script.
      location.assign(large);
    }
  }
  const isIllustration = isTurning ? spin?.illustration : picture.isIllustration;
  return (
    <section className="vehicle-gallery" aria-label="Pictures">
      <div className="vehicle-gallery-main ui-studio">
        {spin && isTurning ? (
          <Suspense>
            <SpinViewer name={name} frames={spin.frames} />
          </Suspense>
        ) : (
          <Shown
            picture={picture}
            place={`${shown + 1} of ${pictures.length}`}
            onOpen={() => open(picture.large)}
          />
        )}
        {isIllustration && (
          <span className="vehicle-gallery-illustration">
            Illustration. The seller has not sent photographs.
          </span>
        )}
        {pictures.length > 1 && !isTurning && (
          <GalleryArrows onMove={(step) => setShown(wrapped(shown + step, pictures.length))} />
        )}
        {spin && <TurnButton isTurning={isTurning} onTurn={setTurning} />}
      </div>
      <Thumbnails pictures={pictures} shown={isTurning ? null : shown} onShow={show} />
      {spin && <SpinRow spin={spin} />}
      {Dialog && (
        <Dialog
          name={name}
          pictures={pictures}
          shown={shown}
          onShow={setShown}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}

const wrapped = (place: number, count: number) => (place + count) % count;

interface ShownProps {
  readonly picture: VehiclePageData['pictures'][number];
  /** Which of how many it is. */
  readonly place: string;
  readonly onOpen: () => void;
}

/** The large picture, which opens over the whole window. */
function Shown({ picture, place, onOpen }: ShownProps) {
  return (
    <>
      <a
        href={picture.large}
        onClick={unlessElsewhere(onOpen)}
        aria-label={`${picture.alt}, full screen`}
      >
        <img
          src={picture.large}
          srcSet={picture.widths}
          sizes={picture.widths && '(max-width: 47.9375em) 100vw, min(1056px, 100vw - 440px)'}
          alt={picture.alt}
          width={1280}
          height={960}
          fetchPriority="high"
        />
        <span className="vehicle-gallery-open">
          <Maximize2 className="ui-icon" size={18} aria-hidden="true" />
        </span>
      </a>
      <span className="vehicle-gallery-count" aria-live="polite">
        {place}
      </span>
    </>
  );
}

interface TurnButtonProps {
  readonly isTurning: boolean;
  readonly onTurn: (isTurning: boolean) => void;
}

function TurnButton({ isTurning, onTurn }: TurnButtonProps) {
  const Icon = isTurning ? Images : Rotate3d;
  return (
    <button
      type="button"
      className={isTurning ? 'vehicle-spin-toggle vehicle-spin-back' : 'vehicle-spin-toggle'}
      onClick={() => onTurn(!isTurning)}
    >
      <Icon className="ui-icon" size={18} aria-hidden="true" />
      {isTurning ? 'Back to pictures' : '360° view'}
    </button>
  );
}

interface ThumbnailsProps {
  readonly pictures: VehiclePageData['pictures'];
  /** Null while the car is turned instead. */
  readonly shown: number | null;
  readonly onShow: (place: number) => void;
}

function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  return (
    <div className="vehicle-gallery-thumbnails">
      {pictures.map(({ key, large, small, alt }, place) => (
        <a
          key={key}
          href={large}
          className={place === shown ? 'ui-studio vehicle-gallery-shown' : 'ui-studio'}
          onClick={unlessElsewhere(() => onShow(place))}
          aria-label={`Show ${alt}`}
          aria-current={place === shown ? 'true' : undefined}
        >
          <img src={small} alt="" width={160} height={120} loading="lazy" />
        </a>
      ))}
    </div>
  );
}

/** A press that asks for another window stays the browser's. */
function unlessElsewhere(act: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    act();
  };
}
