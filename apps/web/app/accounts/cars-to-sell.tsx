import { sellPath } from '@forecourt/domain/selling/ad-paths';
import { PageLink } from '../ui/page-link.tsx';

/** The way to the cars that the person sells. */
export function CarsToSell() {
  return (
    <section className="account-section" aria-labelledby="cars-to-sell-heading">
      <div className="account-head">
        <div>
          <h2 id="cars-to-sell-heading">Cars you sell</h2>
          <p>Your ads, with what buyers offer and ask.</p>
        </div>
        <PageLink className="ui-button ui-button-secondary" to={sellPath}>
          Your ads
        </PageLink>
      </div>
    </section>
  );
}
