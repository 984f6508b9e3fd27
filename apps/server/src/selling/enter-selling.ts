import type { OfficeEntry } from '@forecourt/web/back-office/office';
import type { SellersDesk } from '@forecourt/web/selling/services';
import { runAct } from '../back-office/run-act.ts';
import { toSeen } from '../back-office/to-seen.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { VinCall } from '../vin/vin-policies.ts';
import { createSentPictures } from './pictures/sent-pictures.ts';
import { uploadLimit } from './pictures/upload-limit.ts';
import { sellingActs } from './selling-acts.ts';
import type { AtDesk, SellingParts } from './selling-parts.ts';
import type { SellingCall } from './selling-policies.ts';
import { sellingViews } from './selling-views.ts';

/** Lets who asks to their own ads: everybody with an account has some, or may have. */
export async function enterSelling(
  parts: SellingParts,
  { asker, brand, now, today, client, calls }: PageFacts<SellingCall | VinCall>,
): Promise<OfficeEntry<SellersDesk>> {
  const email = asker.kind === 'person' ? asker.consumer.email : null;
  if (asker.kind !== 'person' || !email) return { status: 'SIGN_IN' };
  const { personId } = asker;
  const sent = createSentPictures();
  const at: AtDesk = { personId, email, brand: brand.code, now, today, client, sent, calls };
  return {
    status: 'ENTERED',
    office: {
      frame: { me: { personId } },
      uploadLimit,
      upload: async (file) => sent.keep(file),
      see: async (name, asked) => toSeen(await sellingViews[name].read(parts, asked, at)),
      act: (name, fields) =>
        runAct({ acts: sellingActs, name, fields }, ({ run }) => run(parts, fields, at)),
    },
  };
}
