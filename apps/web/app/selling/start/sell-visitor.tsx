import { adLimits } from '@forecourt/domain/selling/private-ad';
import type { Undone } from '../enter-selling.ts';
import { VinForm } from './vin-form.tsx';

const steps = [
  ['Your car', 'Its VIN tells make, model and what it was built with. You add miles and place.'],
  ['Condition and pictures', `Say it as it is, with ${adLimits.minPictures} pictures or more.`],
  ['Price', 'You see what cars like yours ask, and what a dealer may give, before you name it.'],
  ['Publish', 'You see your ad as buyers will. Nothing is shown to anybody before that.'],
] as const;

const facts = [
  [
    'Free',
    'No fee to publish it, and none when it sells. What the buyer pays is between the two of you.',
  ],
  [
    'Rated like all others',
    'Your price gets the same deal word as a dealer’s, by the same rule. Nobody can buy a better one.',
  ],
  [
    'Messages and offers here',
    'Buyers write to you here, and never see your email address. Where it is, they know by the town alone.',
  ],
  [
    'Yours to end',
    'Change the price, pause it or say that it is sold, at any time. We ask now and then whether it is still for sale.',
  ],
] as const;

interface SellVisitorProps {
  readonly vin: string;
  /** A VIN that cannot be one. */
  readonly undone: Undone | null;
}

/** What it is to sell a car here, for who is not signed in. */
export function SellVisitor({ vin, undone }: SellVisitorProps) {
  return (
    <main id="main" className="sell-main">
      <section className="sell-hero">
        <div className="ui-wrap">
          <h1>Sell your car yourself</h1>
          <p className="ui-lead">
            Four steps from its VIN to an ad that buyers near you find, beside what dealers offer.
          </p>
          <VinForm
            frame={null}
            vin={undone?.typed.vin ?? vin}
            problem={undone?.problems.vin ?? null}
          />
          <p className="sell-signs">
            You sign in on the way: it is by your account that you answer buyers.
          </p>
        </div>
      </section>
      <div className="sell-body">
        <h2>How it goes</h2>
        <ol className="sell-how">
          {steps.map(([name, words], at) => (
            <li key={name}>
              <i aria-hidden="true">{at + 1}</i>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
        <h2>What you can count on</h2>
        <ul className="sell-counts">
          {facts.map(([name, words]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
