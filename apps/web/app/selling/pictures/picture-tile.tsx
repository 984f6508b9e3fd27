import { ArrowLeft, ArrowRight, EyeOff, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdPicture } from '../selling-views.ts';
import { DeedButton } from './deed-button.tsx';

/** What can be done with a picture. */
export interface TileDeeds {
  /** @param to the place, that of the cover being 0 */
  readonly move: (picture: AdPicture, to: number) => void;
  readonly cover: (picture: AdPicture) => void;
  /** Asks whether it is meant. */
  readonly askRemove: (picture: AdPicture) => void;
  /** Opens the picture to mark a plate in it; null where there is no script. */
  readonly mark: ((picture: AdPicture) => void) | null;
}

interface PictureTileProps {
  /** The form that says what is to be done without a script. */
  readonly formId: string;
  readonly picture: AdPicture;
  /** From 0, of how many. */
  readonly at: number;
  readonly count: number;
  readonly deeds: TileDeeds;
  /** In place of the buttons, while something is asked. */
  readonly question: ReactNode;
}

/** A picture with what can be done with it. */
export function PictureTile({ formId, picture, at, count, deeds, question }: PictureTileProps) {
  const name = `picture ${at + 1}`;
  const move = (to: number, side: string, icon: ReactNode) => (
    <DeedButton
      formId={formId}
      icon={icon}
      deed={`picture.move ${picture.id} ${Math.max(0, to)}`}
      label={`Move ${name} to the ${side}`}
      isOff={to < 0 || to >= count}
      onDo={() => deeds.move(picture, to)}
    />
  );
  return (
    <>
      <img src={picture.smallUrl} alt={`${at + 1} of ${count}`} width={640} height={480} />
      {at === 0 && <span className="sell-pic-tag">Cover</span>}
      {question ?? (
        <div className="sell-pic-deeds">
          {move(at - 1, 'left', <ArrowLeft className="ui-icon" size={18} aria-hidden="true" />)}
          {move(at + 1, 'right', <ArrowRight className="ui-icon" size={18} aria-hidden="true" />)}
          <DeedButton
            formId={formId}
            deed={`picture.cover ${picture.id}`}
            label={`Make ${name} the cover`}
            isOff={at === 0}
            icon={<Star className="ui-icon" size={18} aria-hidden="true" />}
            onDo={() => deeds.cover(picture)}
          />
          {deeds.mark && (
            <button
              type="button"
              title="Blur a plate"
              aria-label={`Blur a plate in ${name}`}
              onClick={() => deeds.mark?.(picture)}
            >
              <EyeOff className="ui-icon" size={18} aria-hidden="true" />
            </button>
          )}
          <DeedButton
            formId={formId}
            deed={`picture.remove ${picture.id}`}
            label={`Remove ${name}`}
            icon={<X className="ui-icon" size={18} aria-hidden="true" />}
            onDo={() => deeds.askRemove(picture)}
          />
        </div>
      )}
    </>
  );
}
