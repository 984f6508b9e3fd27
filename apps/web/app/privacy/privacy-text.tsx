import { reportDays } from '@forecourt/domain/listing/report/report-reasons';
import type { AdChoice } from '@forecourt/domain/promotion/ad-choice';
import { adDays } from '@forecourt/domain/selling/private-ad';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { PersonalSwitch } from '../personalization/personal-switch.tsx';
import { ForgetBrowser } from './forget-browser.tsx';
import { NetworkAds } from './network-ads.tsx';
import { WhatIsCounted } from './what-is-counted.tsx';
import { WhoLearns } from './who-learns.tsx';

interface PrivacyFacts {
  readonly brandName: string;
  /** Days after which it is forgotten who wrote to a seller. */
  readonly leadDays: number;
  /** What was said of the network that fills advertising spaces; null where there is none. */
  readonly adChoice: AdChoice | null;
  /** Whether what is counted is handed on to a store of the operator’s. */
  readonly hasWarehouse: boolean;
  /** Whether Google offers to sign in here. */
  readonly hasGoogle: boolean;
  /** Whether sellers’ own photographs come from where they keep them. */
  readonly remotePhotos: boolean;
}

/** What the code does with what it learns of people, and nothing that it does not. */
export function PrivacyText({ facts }: { readonly facts: PrivacyFacts }) {
  return (
    <>
      <h1>Privacy</h1>
      <p className="ui-lead">
        You can search, compare and look at every car without telling {facts.brandName} who you are.
        This page says what is kept, where, for how long, and who gets it.
      </p>
      <InThisBrowser />
      <Messages leadDays={facts.leadDays} />
      <OwnCar />
      <SavedCars />
      <Alerts />
      <Account />
      <Reviews />
      <Notices />
      <WhatIsCounted hasWarehouse={facts.hasWarehouse} />
      {facts.adChoice !== null && <NetworkAds choice={facts.adChoice} />}
      <WhoLearns facts={facts} />
    </>
  );
}

const lists = [
  ['Cars you looked at', 'the last 100, to show you those that are still for sale'],
  ['Searches you made', 'the last 5, to offer them again'],
  ['Cars you compare', 'up to 5'],
  ['Sellers you wrote to', 'the last 50, with your links to the conversations'],
  ['Results you saw last', 'until you close the tab, to lead back and on to the next car'],
  ['What you type to sellers, in reports and reviews', 'until you send it or close the tab'],
] as const;

function InThisBrowser() {
  return (
    <section>
      <h2>In this browser only</h2>
      <p>Your browser keeps these itself. They are not stored here.</p>
      <dl>
        {lists.map(([name, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        To show cars again, the browser asks which of them are still for sale. That question is
        answered and not stored.
      </p>
      <ForgetBrowser />
      <p>
        From the cars you looked at, and with an account from those you saved, pages suggest others
        and say why. Your browser sends their numbers with the question; they are not stored. With
        “Global Privacy Control” nothing is suggested.
      </p>
      <PersonalSwitch />
    </section>
  );
}

function Messages({ leadDays }: Pick<PrivacyFacts, 'leadDays'>) {
  return (
    <section>
      <h2>When you write to a seller</h2>
      <p>
        Your name, email address, phone number, message and, where you gave it, ZIP Code and offer
        are stored and go to the seller of that one car, by email. You get a copy by email. What you
        and the seller then write to each other is stored as well, and reached by private links.
      </p>
      <p>
        After {groupDigits(leadDays)} days your name, addresses, message and the conversation are
        deleted. That somebody asked about the car stays counted. The seller’s own copy is the
        seller’s.
      </p>
      <p>When you show a phone number or begin a text, that is counted for the car.</p>
      <p>
        What you report about a listing is stored for the people who run this site, without your
        name or address, for {groupDigits(reportDays)} days; the seller does not see it.
      </p>
    </section>
  );
}

function OwnCar() {
  return (
    <section>
      <h2>When you sell a car</h2>
      <p>
        What you say of the car and its pictures are kept with your account and shown to everybody
        once you publish them, with the city and ZIP Code that it stands in. Your name, your address
        and what you owe on it are not shown. Pictures are made anew when they come: where and when
        they were taken is not kept.
      </p>
      <p>
        {groupDigits(adDays.kept)} days after the ad has ended, or with your account, all of it is
        deleted. That such a car was for sale, and at which price, stays counted.
      </p>
    </section>
  );
}

function SavedCars() {
  return (
    <section>
      <h2>When you save a car</h2>
      <p>
        The car, its price and the time are stored here under a random number, which your browser
        keeps in a cookie for a year. When you remove the car they are deleted within two hours, so
        that you can take it back. Once you sign in they belong to your account.
      </p>
    </section>
  );
}

function Alerts() {
  return (
    <section>
      <h2>When you want to hear of cars</h2>
      <p>
        Subscribe to a search, and your email address and the search are stored here. Nothing is
        sent before you confirm the address; one that nobody confirms is deleted after a week. With
        an account you hear of your saved searches and cars at its address.
      </p>
      <p>
        What you were told of which car is kept for 40 days, so that you are not told twice. Every
        mail has a link that ends it with one click; the subscription is then deleted. An address
        that mail comes back from, or that complains, is kept as one that no alert goes to.
      </p>
      <p>
        Where you set a webhook for a saved search, its address and the key that signs what is sent
        are stored with the search. The program there is sent the search’s name and the cars that
        are news for it, and nothing of you. What became of the last sending is kept; all of it is
        deleted with the webhook, the search or your account.
      </p>
    </section>
  );
}

function Account() {
  return (
    <section>
      <h2>When you have an account</h2>
      <p>
        Your email address, what you tell of your name and phone, and your password as a code that
        it cannot be read from are stored here, and which kinds of browsers you are signed in on,
        without their addresses. Of a passkey the public half is stored; your finger, face or PIN
        never leave your device.
      </p>
      <p>
        Your account page has all of it as one file, and deletes all of it. Sellers that you are in
        a conversation with are told that you closed your account. That somebody asked about the car
        stays counted, and emails that sellers got are with them.
      </p>
      <p>
        When you are signed in and we point out a car that you looked at, that is noted with your
        email address for 30 days.
      </p>
      <p>
        The last 50 cars that you looked at, also as a visitor before you signed in, are kept with
        your account, so that your other browsers show them, until you press “Forget these cars”. So
        are the cars that you compare, until you compare others.
      </p>
    </section>
  );
}

function Reviews() {
  return (
    <section>
      <h2>When you review a model or a dealer</h2>
      <p>
        Once it is approved, everybody reads what you wrote and how you rated it, under the name
        that the form tells you; of a dealer also the car that you asked it about, whether you
        bought, and what the dealer says to it. A VIN is checked and not kept. With your account
        your reviews are handed out and deleted.
      </p>
    </section>
  );
}

function Notices() {
  return (
    <section>
      <h2>When you turn notices on</h2>
      <p>
        The address by which your browser’s maker delivers notices to it, and the keys by which only
        your browser can read them, are stored here until you turn notices off, or that service says
        that the browser wants no more. The service sees that a notice comes from this site and not
        what it says. On a locked screen a notice names neither you nor a car.
      </p>
      <p>
        On a device with notices, or with this site on its home screen, the browser keeps the list
        of your saved cars as you saw it last, to show it offline. It is forgotten when you sign
        out.
      </p>
    </section>
  );
}
