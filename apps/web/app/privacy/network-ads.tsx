import { type AdChoice, adChoicePlace } from '@forecourt/domain/promotion/ad-choice';
import { AdChoiceForm } from '../advertising/ad-choice-form.tsx';

const states: Readonly<Record<AdChoice, string>> = {
  open: 'You have not answered yet, so the network is left out.',
  yes: 'You said yes.',
  no: 'You said no.',
  global: 'Your browser sends “Global Privacy Control”, which counts as a no.',
};

/** What an advertising network learns, and the choice, which can be changed here. */
export function NetworkAds({ choice }: { readonly choice: AdChoice }) {
  return (
    <section id="ads">
      <h2>Advertising</h2>
      <p>
        An advertising network fills some spaces on the pages with scripts of its own, where you
        said yes to it. It then sees that your browser opened a page and what that page is about. It
        is asked to show nothing that is chosen by who you are. Before a yes, and after a no,
        nothing of it is loaded, and the spaces are ours.
      </p>
      <p>{states[choice]}</p>
      {choice !== 'global' && (
        <div className="privacy-choice">
          <AdChoiceForm refUrl={adChoicePlace} />
        </div>
      )}
    </section>
  );
}
