import { adPath } from '@forecourt/domain/selling/ad-paths';
import { type AdStep, adSteps } from '@forecourt/domain/selling/private-ad';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { focusWrong } from '../ui/form/focus-wrong.ts';
import { PageLink } from '../ui/page-link.tsx';
import { stepSentences } from './done-sentences.ts';
import type { SellerPage, Undone } from './enter-selling.ts';
import { Moment } from './moment.tsx';
import { SellerSaid } from './seller-said.tsx';
import type { AdHead } from './selling-views.ts';

const names: Readonly<Record<AdStep, string>> = {
  car: 'Your car',
  condition: 'Condition and pictures',
  price: 'Price',
  publish: 'Publish',
};

interface StepFrameProps {
  readonly step: AdStep;
  readonly page: SellerPage<{ readonly head: AdHead }>;
  readonly undone: Undone | null;
  readonly title: string;
  readonly lead: ReactNode;
  /** Beside the button that goes on. */
  readonly hint: string;
  /** The form that goes on. */
  readonly formId: string;
  /** What its button says. */
  readonly does: ReactNode;
  readonly children: ReactNode;
}

/** Whether an ad was on the market: then its steps change it, and lead back to where it is looked after. */
export const isPublished = ({ status }: Pick<AdHead, 'status'>): boolean => status !== 'draft';

/** What stands around a step: where one is, what it is about, and the ways back and on. */
export function StepFrame(props: StepFrameProps) {
  const { step, page, undone, title, lead, hint, formId, does, children } = props;
  const { head } = page.shown;
  const isSending = useNavigation().formMethod === 'POST';
  useWrongFocus(undone);
  return (
    <main id="main" className="sell-main">
      <StepBar head={head} step={step} />
      <div className="sell-body">
        <SellerSaid said={page.said} undone={undone} sentences={stepSentences} />
        <h1>{title}</h1>
        <p className="ui-lead">{lead}</p>
        {children}
      </div>
      <div className="sell-foot ui-not-printed">
        <div className="ui-wrap">
          <PageLink
            className="ui-button ui-button-secondary ui-button-large"
            to={pathBefore(head, step)}
          >
            Back
          </PageLink>
          <span className="sell-hint">{hint}</span>
          <button
            type="submit"
            form={formId}
            className="ui-button ui-button-primary ui-button-large"
            aria-busy={isSending || undefined}
          >
            {isPublished(head) && step !== 'publish' ? 'Save' : does}
          </button>
        </div>
      </div>
    </main>
  );
}

/** What was sent and is wrong gets the keyboard: the first field of it. */
function useWrongFocus(undone: Undone | null): void {
  useEffect(() => {
    if (undone === null || Object.keys(undone.problems).length === 0) return;
    focusWrong(document, 'main [aria-invalid="true"], main [data-wrong] input');
  }, [undone]);
}

function pathBefore(head: AdHead, step: AdStep): string {
  const before = adSteps[adSteps.indexOf(step) - 1];
  if (isPublished(head)) return adPath(head.id);
  return before === undefined ? '/sell' : adPath(head.id, before);
}

function StepBar({ head, step }: { readonly head: AdHead; readonly step: AdStep }) {
  return (
    <div className="sell-top">
      <div className="ui-wrap">
        <nav className="sell-steps" aria-label="Steps">
          <ol>
            {adSteps.map((one, at) => (
              <li key={one}>
                <Step head={head} step={one} number={at + 1} isHere={one === step} />
              </li>
            ))}
          </ol>
        </nav>
        <span className="sell-saved">
          Saved, <Moment at={head.savedAt} as="today" />
        </span>
      </div>
    </div>
  );
}

interface StepProps {
  readonly head: AdHead;
  readonly step: AdStep;
  readonly number: number;
  readonly isHere: boolean;
}

/** The last step of an ad that was on the market leads to where it is looked after. */
function Step({ head, step, number, isHere }: StepProps) {
  const isLast = step === 'publish';
  const isDone = isLast ? isPublished(head) : head.done[step];
  return (
    <PageLink
      to={isLast && isPublished(head) ? adPath(head.id) : adPath(head.id, step)}
      aria-current={isHere ? 'step' : undefined}
      data-done={isDone && !isHere ? '' : undefined}
    >
      <i aria-hidden="true">
        {isDone && !isHere ? <Check className="ui-icon" size={14} /> : number}
      </i>
      <span>{isLast && isPublished(head) ? 'Your ad' : names[step]}</span>
      {isDone && <b className="ui-visually-hidden">, done</b>}
    </PageLink>
  );
}
