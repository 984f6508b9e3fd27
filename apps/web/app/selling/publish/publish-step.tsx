import { adDays } from '@forecourt/domain/selling/private-ad';
import { MessageCircle, ShieldCheck } from 'lucide-react';
import { Problem } from '../../ui/form/form-field.tsx';
import { AdForm } from '../ad-form.tsx';
import type { SellerPage, Undone } from '../enter-selling.ts';
import { StepFrame } from '../step-frame.tsx';
import { useTriedForm } from '../use-tried-form.ts';
import { AdPreview } from './ad-preview.tsx';
import { PublishRows } from './publish-rows.tsx';
import type { ShownPublish } from './shown-publish.ts';

const formId = 'ad-publish';

interface PublishStepProps {
  readonly page: SellerPage<ShownPublish>;
  readonly undone: Undone | null;
}

/** The last step: how buyers see it. */
export function PublishStep({ page, undone }: PublishStepProps) {
  const { frame, shown } = page;
  const { head } = shown;
  const { tried, onChange } = useTriedForm('ad.publish', page, undone);
  return (
    <StepFrame
      step="publish"
      page={page}
      undone={undone}
      formId={formId}
      does="Publish"
      title="Ready when you are"
      lead="This is how buyers see it. Your name and address are not part of it."
      hint="Free. No fee when it sells."
    >
      <div className="sell-columns sell-columns-card">
        <div className="sell-form">
          <PublishRows view={shown} />
          <section>
            <h2>How buyers reach you</h2>
            <ul className="sell-rows">
              <li>
                <MessageCircle className="ui-icon" size={20} aria-hidden="true" />
                <span>
                  <b>Messages and offers here</b>
                  <small>
                    You get each by email and answer on the site. Buyers never see your address.
                  </small>
                </span>
              </li>
            </ul>
          </section>
          <p className="sell-note">
            <ShieldCheck className="ui-icon" size={18} aria-hidden="true" />
            <span>
              Meet by daylight, at a bank or at a police station that offers a place for it. Hand
              over keys and title only when the money is in your account. The list of steps waits
              for you beside your offers.
            </span>
          </p>
          <AdForm
            id={formId}
            act="ad.publish"
            frame={frame}
            onChange={onChange}
            fields={{ ad: head.id }}
          >
            <Terms problems={tried?.problems ?? {}} isTicked={tried?.typed.terms === 'on'} />
          </AdForm>
        </div>
        <AdPreview view={shown} />
      </div>
    </StepFrame>
  );
}

interface TermsProps {
  readonly problems: Readonly<Record<string, string>>;
  readonly isTicked: boolean;
}

/** Who sees what, for how long, and how it ends. */
function Terms({ problems: { terms, ...others }, isTicked }: TermsProps) {
  return (
    <>
      <label className="ui-option sell-terms">
        <input
          type="checkbox"
          name="terms"
          defaultChecked={isTicked}
          aria-invalid={terms ? true : undefined}
          aria-describedby={terms ? 'terms-problem' : undefined}
        />
        <span>
          Show my car, its pictures, my words, its VIN and its town to everybody on this site and to
          search engines, until I pause it, say that it is sold, delete my account, or do not answer
          when I am asked, after {adDays.quiet} days, whether it is still for sale. I may sell it,
          and what I say of it is true.
        </span>
      </label>
      <Problem id="terms-problem" text={terms} />
      {Object.entries(others).map(([name, problem]) => (
        <Problem isLive key={name} text={problem} />
      ))}
    </>
  );
}
