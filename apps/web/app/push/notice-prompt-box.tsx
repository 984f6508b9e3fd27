import { Bell, BellRing, Share, Smartphone, SquarePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type NoticeOutcome, noticeSupport, turnOnNotices } from './device-notices.ts';
import { notePrompted } from './prompt-mark.ts';

type Step = 'ask' | 'home-screen' | NoticeOutcome | 'closed';

interface NoticePromptBoxProps {
  readonly brand: string;
  readonly otherwise: ReactNode;
}

/** The question, what follows a yes, and how that went. */
export default function NoticePromptBox({ brand, otherwise }: NoticePromptBoxProps) {
  const [support] = useState(noticeSupport);
  const [step, setStep] = useState<Step>('ask');
  if (support === 'no' || step === 'closed') return otherwise;
  async function accept() {
    notePrompted();
    if (support === 'home-screen') return setStep('home-screen');
    const outcome = await turnOnNotices(brand);
    setStep(outcome === 'later' ? 'closed' : outcome);
  }
  function close() {
    notePrompted();
    setStep('closed');
  }
  const Icon = icons[step];
  return (
    <aside
      className="ui-corner-box push-prompt"
      aria-label="Notices"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Icon className="ui-icon" size={20} aria-hidden="true" />
      <div role="status">
        {step === 'ask' && <Question />}
        {step === 'home-screen' && <HomeScreenStep />}
        {(step === 'on' || step === 'blocked' || step === 'failed') && <p>{outcomes[step]}</p>}
      </div>
      <div className="push-prompt-buttons">
        {step === 'ask' && (
          <button type="button" className="ui-button ui-button-secondary" onClick={accept}>
            Allow notices
          </button>
        )}
        <button type="button" className="ui-button ui-button-quiet" onClick={close}>
          {step === 'ask' || step === 'home-screen' ? 'Not now' : 'Close'}
        </button>
      </div>
    </aside>
  );
}

const icons: Readonly<Record<Step, typeof Bell>> = {
  ask: Bell,
  'home-screen': Smartphone,
  on: BellRing,
  blocked: Bell,
  later: Bell,
  failed: Bell,
  closed: Bell,
};

/** How it went, in words. */
export const outcomes = {
  on: 'Notices are on for this device. Turn them off on the page of your saved cars.',
  blocked: 'Your browser blocks notices of this site. Its settings for this site can allow them.',
  failed: 'Notices could not be turned on. Try again on the page of your saved cars.',
} as const;

function Question() {
  return (
    <>
      <h2>Know when prices change?</h2>
      <p>
        A notice on this device when a saved car costs less, is sold or comes back, or a saved
        search has new cars. Nothing else.
      </p>
    </>
  );
}

/** What an iPhone or iPad wants before a site may send notices. */
export function HomeScreenStep() {
  return (
    <>
      <h2>Add this site to your Home Screen</h2>
      <p>Notices need it on this device. Open it from there and turn them on.</p>
      <ol className="push-steps">
        <li>
          <Share className="ui-icon" size={16} aria-hidden="true" /> Tap Share
        </li>
        <li>
          <SquarePlus className="ui-icon" size={16} aria-hidden="true" /> Tap Add to Home Screen
        </li>
      </ol>
    </>
  );
}
