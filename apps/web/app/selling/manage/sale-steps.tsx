import { saleSteps } from '@forecourt/domain/selling/private-ad';
import { Circle, CircleCheck } from 'lucide-react';
import { AdForm } from '../ad-form.tsx';
import type { SellerPage } from '../enter-selling.ts';
import type { ManageView } from '../selling-views.ts';

/** What both sides do once they agreed: a list to tick off, each tick a form of its own. */
export function SaleSteps({ page: { frame, shown } }: { readonly page: SellerPage<ManageView> }) {
  const { head, facts } = shown;
  return (
    <aside className="sell-agreed" aria-labelledby="agreed">
      <h2 id="agreed">When you have agreed</h2>
      <ol>
        {saleSteps.map(({ code, name, words }) => {
          const isDone = facts.saleSteps.includes(code);
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={code}>
              <AdForm
                act="ad.saleStep"
                frame={frame}
                fields={{ ad: head.id, step: code, done: isDone ? '' : 'on' }}
                stays
              >
                <button type="submit" aria-pressed={isDone}>
                  <Icon className="ui-icon" size={20} aria-hidden="true" />
                  <span>
                    <b>{name}</b>
                    <small>{words}</small>
                  </span>
                </button>
              </AdForm>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
