import { cookieAges } from '@forecourt/domain/account/cookies';
import { eventDays, viewDays } from '@forecourt/domain/event/shopper-event';

const cookies = [
  ['visitor', 'the random number under which cars are saved and messages sent', '1 year'],
  ['savedCount', 'how many cars are saved', '1 year'],
  [
    'lastVisit',
    'the last two days on which you came to the home page, so that it tells what changed to what you saved',
    '1 year',
  ],
  [
    'wallet',
    'budget, terms and trade-in of your wallet; in your account as well when you are signed in',
    '1 year',
  ],
  ['forecourt.session_token', 'that you are signed in', '30 days'],
  ['signedInBefore', 'tells your browser from strangers who guess your password', '1 year'],
  ['signedUpHere', 'tells your browser from strangers who sign up with your address', '1 day'],
  ['forecourt.better-auth-passkey', 'that a passkey was asked for', '5 minutes'],
  ['subscribed', 'that you subscribed to a search, so that you are not asked again', '1 year'],
  ['theme', 'light or dark, once you chose', '1 year'],
  ['brand', 'which of our names you came to by an address such as /kbb', 'this visit'],
  ['osid', 'keeps you from being counted twice as a viewer of a car', `${viewDays} days`],
  ['CAMP360Cookie', 'the campaign whose link led you here', '7 days'],
  ['psid, siomid', 'the same, for this visit', `${cookieAges.psidSeconds / 60} minutes`],
  ['doNotShowSuggested', 'models that you said you did not mean', '30 days'],
  ['caiSuppressAlpha', 'that you hid a dealer’s showcase', '30 minutes, or this visit'],
  [
    'unsentForm, unsentFormRest',
    'what you typed, but for passwords, when you had to sign in again before it could be taken',
    `until you are back or have sent it, or ${cookieAges.unsentFormSeconds / 60} minutes`,
  ],
  ['justWrote', 'that you sent something a moment ago, so that you see it', '3 seconds'],
  [
    'adChoice',
    'whether an advertising network may fill spaces, once you said',
    '400 days, anew with each page',
  ],
  ['notPersonal', 'that you want no suggestions by what you looked at', '1 year'],
  ['caiSuppressGoogleOneTap', 'that you closed the offer to sign in by Google', '1 month'],
  [
    'redirectExpiredPage',
    'the name of a car that you came for and that is gone',
    'until the next search',
  ],
] as const;

interface WhatIsCountedProps {
  /** Whether it is handed on to a store of the operator’s. */
  readonly hasWarehouse: boolean;
}

/** What is counted of people, and every cookie with its age. */
export function WhatIsCounted({ hasWarehouse }: WhatIsCountedProps) {
  return (
    <section>
      <h2>What is counted</h2>
      <p>
        Pages tell this site, and nobody else, that a page was opened; a car clicked, saved,
        compared, shared or asked about; and an advertised car seen. Nothing of it says who you are:
        no address, no account, no cookie is stored with it. A random number made anew for each page
        of results tells only which results a click belongs to. After {eventDays} days all of it is
        deleted.
      </p>
      {hasWarehouse && (
        <p>
          The people who run this site keep a copy of this, as nameless as here, in a store of their
          own, which they empty themselves.
        </p>
      )}
      <p>
        To tell how many people looked at a car, a code is stored for {viewDays} days from which
        neither you nor the other cars that you looked at can be told.
      </p>
      <p>
        Does your browser send “Global Privacy Control”? Then nothing of this is counted, and your
        looks at cars are not either. The server’s log has the pages that are asked for, and no
        addresses of people.
      </p>
      <h3>Cookies</h3>
      <dl>
        {cookies.map(([name, what, time]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {what}; {time}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
