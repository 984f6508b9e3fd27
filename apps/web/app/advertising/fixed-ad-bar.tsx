import { linerRows } from '@forecourt/domain/promotion/grid-plan';
import { X } from 'lucide-react';
import { AdSlot } from './ad-slot.tsx';
import { type FixedAdPage, useFixedAd } from './use-fixed-ad.ts';

/** The advertisement at the foot of the page, until it is closed. */
export default function FixedAdBar(page: FixedAdPage) {
  const { isShown, refreshCount, close } = useFixedAd(page);
  if (!isShown) return null;
  return (
    <aside className="fad" aria-label="Advertisement at the foot of the page">
      <div className="fad-in">
        <small>
          Ad<span className="lg">vertisement</span>
        </small>
        <AdSlot key={refreshCount} place={linerRows.length + refreshCount} />
        <button type="button" className="x" aria-label="Close advertisement" onClick={close}>
          <X className="ic" size={18} aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
