import { ArrowLeft, ArrowRight, EyeOff, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdPicture } from '../selling-views.ts';
import { PictureForm } from './picture-form.tsx';

/** What can be done with a picture. */
export interface TileDeeds {
  /** @param to the place, that of the cover being 0 */
  readonly move: (picture: AdPicture, to: number, form: FormData) => void;
  readonly cover: (picture: AdPicture, form: FormData) => void;
  /** Asks whether it is meant. */
  readonly askRemove: (picture: AdPicture, form: FormData) => void;
  /** Opens the picture to mark a plate in it; null where there is no script. */
  readonly mark: ((picture: AdPicture) => void) | null;
}

interface PictureTileProps {
  readonly ad: string;
  readonly picture: AdPicture;
  /** From 0, of how many. */
  readonly at: number;
  readonly count: number;
  readonly deeds: TileDeeds;
  /** In place of the buttons, while something is asked. */
  readonly question: ReactNode;
}

/** A picture with what can be done with it. */
export function PictureTile({ ad, picture, at, count, deeds, question }: PictureTileProps) {
  const name = `picture ${at + 1}`;
  const form = { ad, picture: picture.id };
  const move = (to: number, label: string, icon: ReactNode) => {
    const isOut = to < 0 || to >= count;
    return (
      <PictureForm
        {...form}
        act="picture.move"
        fields={{ to: String(Math.max(0, to)) }}
        onSend={(sent) => !isOut && deeds.move(picture, to, sent)}
      >
        <TileButton label={`Move ${name} to the ${label}`} isOff={isOut} icon={icon} />
      </PictureForm>
    );
  };
  return (
    <>
      <img src={picture.smallUrl} alt={`${at + 1} of ${count}`} width={640} height={480} />
      {at === 0 && <span className="sell-pic-tag">Cover</span>}
      {question ?? (
        <div className="sell-pic-deeds">
          {move(at - 1, 'left', <ArrowLeft className="ui-icon" size={18} aria-hidden="true" />)}
          {move(at + 1, 'right', <ArrowRight className="ui-icon" size={18} aria-hidden="true" />)}
          <PictureForm
            {...form}
            act="picture.cover"
            onSend={(sent) => at > 0 && deeds.cover(picture, sent)}
          >
            <TileButton
              label={`Make ${name} the cover`}
              isOff={at === 0}
              icon={<Star className="ui-icon" size={18} aria-hidden="true" />}
            />
          </PictureForm>
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
          <PictureForm
            {...form}
            act="picture.remove"
            onSend={(sent) => deeds.askRemove(picture, sent)}
          >
            <TileButton
              label={`Remove ${name}`}
              icon={<X className="ui-icon" size={18} aria-hidden="true" />}
            />
          </PictureForm>
        </div>
      )}
    </>
  );
}

interface TileButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOff?: boolean;
}

/** What is off keeps the keyboard. */
function TileButton({ label, icon, isOff = false }: TileButtonProps) {
  return (
    <button type="submit" title={label} aria-label={label} aria-disabled={isOff || undefined}>
      {icon}
    </button>
  );
}
