import { linerRows } from '@forecourt/domain/promotion/grid-plan';
import { X } from 'lucide-react';
import { AdSlot } from './ad-slot.tsx';
import { type FixedAdPage, useFixedAd } from './use-fixed-ad.ts';

/** The advertisement at the foot of the page, until it is closed. */
export default function FixedAdBar(page: FixedAdPage) {
  const { isShown, refreshCount, close } = useFixedAd(page);
  if (!isShown) return null;
  return (
    <aside
      className="advert-fixed ui-gives-way ui-not-printed"
      aria-label="Advertisement at the foot of the page"
    >
      <div className="advert-fixed-inner">
        <small>
          Ad<span className="advert-long">vertisement</span>
        </small>
        <AdSlot key={refreshCount} place={linerRows.length + refreshCount} />
        <button type="button" className="ui-close" aria-label="Close advertisement" onClick={close}>
          <X className="ui-icon" size={18} aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
