import { dollars } from '@forecourt/domain/money/dollars';
import { AdForm } from '../ad-form.tsx';
import type { SellerPage } from '../enter-selling.ts';
import { Moment } from '../moment.tsx';
import type { ManageView } from '../selling-views.ts';

/** What a seller is asked now and then, where it is time. */
export function AdQuestions({ page }: { readonly page: SellerPage<ManageView> }) {
  return (
    <>
      <StillForSale page={page} />
      <LowerIt page={page} />
    </>
  );
}

function StillForSale({ page: { frame, shown } }: { readonly page: SellerPage<ManageView> }) {
  const { head, endsAt } = shown;
  if (endsAt === null) return null;
  return (
    <section className="sell-question" aria-labelledby="still">
      <div>
        <h2 id="still">Is it still for sale?</h2>
        <p>
          It leaves the market on <Moment at={endsAt} as="day" /> unless you say so.
        </p>
      </div>
      <AdForm act="ad.confirm" frame={frame} fields={{ ad: head.id }} stays>
        <button type="submit" className="ui-button ui-button-primary">
          Yes, it is
        </button>
      </AdForm>
    </section>
  );
}

function LowerIt({ page: { frame, shown } }: { readonly page: SellerPage<ManageView> }) {
  const { head, facts, lowerTo } = shown;
  if (lowerTo === null || facts.price === null) return null;
  return (
    <section className="sell-question" aria-labelledby="lower">
      <div>
        <h2 id="lower">Ask {dollars(facts.price - lowerTo)} less?</h2>
        <p>
          You thought of lowering it each week
          {facts.lowering && `, down to ${dollars(facts.lowering.floor)}`}. Nothing changes without
          your yes.
        </p>
      </div>
      <AdForm act="ad.keepPrice" frame={frame} fields={{ ad: head.id }} stays>
        <button type="submit" className="ui-button ui-button-secondary">
          Keep {dollars(facts.price)}
        </button>
      </AdForm>
      <AdForm act="ad.lower" frame={frame} fields={{ ad: head.id, price: String(lowerTo) }} stays>
        <button type="submit" className="ui-button ui-button-secondary">
          Lower it to {dollars(lowerTo)}
        </button>
      </AdForm>
    </section>
  );
}
