import { Bell, BellRing, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type NoticeOutcome, noticeSupport, turnOnNotices } from './device-notices.ts';
import { HomeScreenStep } from './home-screen-step.tsx';
import { outcomes } from './notice-outcomes.ts';
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
      className="ui-corner-box ui-in-page ui-above-foot ui-not-printed push-prompt"
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

function Question() {
  return (
    <>
      <h2>Know when prices change?</h2>
      <p>
        A notice on this device when a car that you save costs less, is gone or comes back, or a
        search that you save has new cars. Nothing else.
      </p>
    </>
  );
}
