import { useEffect, useState } from 'react';
import {
  type NoticeOutcome,
  noticeSupport,
  turnOffNotices,
  turnOnNotices,
} from './device-notices.ts';
import { HomeScreenStep } from './home-screen-step.tsx';
import { outcomes } from './notice-outcomes.ts';
import { readToken } from './push-token.ts';

/** `still-on` is one that could not be turned off. */
type Shown = NoticeOutcome | 'unknown' | 'off' | 'still-on' | 'home-screen' | 'no';

/** Turns notices on and off for this device. Without a script no notice can come, and nothing is offered. */
export function NoticeSwitch({ brand }: { readonly brand: string }) {
  const [shown, setShown] = useState<Shown>('unknown');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => setShown(readShown()), []);
  if (shown === 'unknown' || shown === 'no') return null;
  const isOn = shown === 'on' || shown === 'still-on';
  async function change() {
    if (isBusy) return;
    setIsBusy(true);
    setShown(isOn ? await turnOff() : await turnOnNotices(brand));
    setIsBusy(false);
  }
  if (shown === 'home-screen')
    return (
      <section className="push-switch ui-not-printed" aria-label="Notices on this device">
        <div>
          <HomeScreenStep />
        </div>
      </section>
    );
  return (
    <section className="push-switch ui-not-printed" aria-labelledby="notices-heading">
      <div>
        <h2 id="notices-heading">Notices on this device</h2>
        <p role="status">{words[shown]}</p>
      </div>
      {shown !== 'blocked' && (
        <button
          type="button"
          className="ui-button ui-button-secondary"
          aria-disabled={isBusy || undefined}
          onClick={change}
        >
          {isOn ? 'Turn off' : 'Turn on'}
        </button>
      )}
    </section>
  );
}

async function turnOff(): Promise<'off' | 'still-on'> {
  try {
    await turnOffNotices();
    return 'off';
  } catch (error) {
    reportError(error);
    return 'still-on';
  }
}

const offWords =
  'When a saved car costs less, is gone or comes back, or a saved search has new cars.';
const words: Readonly<Record<Exclude<Shown, 'unknown' | 'no' | 'home-screen'>, string>> = {
  off: offWords,
  later: offWords,
  on: 'On: when a saved car costs less, is gone or comes back, or a saved search has new cars.',
  'still-on': 'Notices could not be turned off. Try again in a moment.',
  blocked: outcomes.blocked,
  failed: 'Notices could not be turned on. Try again in a moment.',
};

function readShown(): Shown {
  const support = noticeSupport();
  if (support !== 'yes') return support;
  if (Notification.permission === 'denied') return 'blocked';
  return readToken() !== null && Notification.permission === 'granted' ? 'on' : 'off';
}
