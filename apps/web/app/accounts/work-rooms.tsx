import type { AppContext } from '../app-context.ts';
import { PageLink } from '../ui/page-link.tsx';

export interface Work {
  readonly runsMarketplace: boolean;
  readonly worksForDealer: boolean;
}

export async function findWork({ services }: Pick<AppContext, 'services'>): Promise<Work> {
  const [runsMarketplace, worksForDealer] = await Promise.all([
    services.runsMarketplace(),
    services.worksForDealer(),
  ]);
  return { runsMarketplace, worksForDealer };
}

/** The ways to where somebody works, for who does. */
export function WorkRooms({ runsMarketplace, worksForDealer }: Work) {
  if (!runsMarketplace && !worksForDealer) return null;
  return (
    <section className="account-section" aria-labelledby="work-heading">
      <div className="account-head">
        <div>
          <h2 id="work-heading">Where you work</h2>
          <p>With this account you are let in there.</p>
        </div>
        {worksForDealer && (
          <PageLink className="ui-button ui-button-secondary" to="/dealer-portal">
            Dealer portal
          </PageLink>
        )}
        {runsMarketplace && (
          <PageLink className="ui-button ui-button-secondary" to="/console">
            Console
          </PageLink>
        )}
      </div>
    </section>
  );
}
