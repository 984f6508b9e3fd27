import { adLimits } from '@forecourt/domain/selling/private-ad';
import { useRevalidator } from 'react-router';
import { Problem } from '../../ui/form/form-field.tsx';
import { useHasScript } from '../../ui/use-has-script.ts';
import type { AdPicture } from '../selling-views.ts';
import { AddPictures } from './add-pictures.tsx';
import { GoodPictures } from './good-pictures.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { usePictureActs } from './use-picture-acts.ts';
import { useUploads } from './use-uploads.ts';

interface AdPicturesProps {
  /** The cover first. */
  readonly pictures: readonly AdPicture[];
  readonly ad: string;
  /** The form around which they stand: without a script its buttons say what is to be done with them. */
  readonly formId: string;
}

/** The pictures of an ad, and all that its seller does with them. */
export function AdPictures({ pictures, ad, formId }: AdPicturesProps) {
  const isReady = useHasScript();
  const { revalidate } = useRevalidator();
  const acts = usePictureActs(ad, pictures, revalidate);
  const uploads = useUploads(ad, revalidate);
  const onTheirWay = uploads.uploads.filter(({ problem }) => problem === null).length;
  return (
    <div className="sell-pic">
      <div>
        <p className="sell-pic-count">
          {countWords(acts.shown.length, onTheirWay)}
          {isReady && acts.shown.length > 1 && ' Drag to reorder, or use the arrows.'}
        </p>
        <PictureGrid ad={ad} formId={formId} acts={acts} uploads={uploads} isReady={isReady} />
        {acts.shown.length < adLimits.maxPictures && (
          <AddPictures formId={formId} isReady={isReady} onFiles={uploads.add} />
        )}
        <p className="ui-visually-hidden" role="status">
          {acts.said}
        </p>
        <Problem isLive text={acts.problem} />
      </div>
      <GoodPictures />
    </div>
  );
}

function countWords(pictures: number, onTheirWay: number): string {
  const { minPictures, maxPictures } = adLimits;
  const missing = minPictures - pictures;
  const there = pictures === 0 ? 'None' : String(pictures);
  const more = missing > 0 ? ` so far, ${missing} more to publish` : ` of ${maxPictures} at most`;
  return `${there}${more}${onTheirWay > 0 ? `, ${onTheirWay} on the way` : ''}.`;
}
