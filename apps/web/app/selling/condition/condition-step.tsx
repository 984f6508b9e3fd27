import { dollars } from '@forecourt/domain/money/dollars';
import { tradeConditions } from '@forecourt/domain/money/trade-in/trade-in';
import { adClaims, adLimits } from '@forecourt/domain/selling/private-ad';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ShieldCheck } from 'lucide-react';
import { FormField, Problem } from '../../ui/form/form-field.tsx';
import { useHasScript } from '../../ui/use-has-script.ts';
import { KeptAdForm } from '../ad-form.tsx';
import type { SellerPage, TypedUndone, Undone } from '../enter-selling.ts';
import { AdPictures } from '../pictures/ad-pictures.tsx';
import type { ConditionView } from '../selling-views.ts';
import { StepFrame } from '../step-frame.tsx';
import { useTriedForm } from '../use-tried-form.ts';

const formId = 'ad-condition';

interface ConditionStepProps {
  readonly page: SellerPage<ConditionView>;
  readonly undone: Undone | null;
}

interface PartProps {
  readonly view: ConditionView;
  /** What was typed and not taken; null where nothing was. */
  readonly tried: TypedUndone | null;
}

/** The second step: its condition and its pictures. */
export function ConditionStep({ page, undone }: ConditionStepProps) {
  const { frame, shown } = page;
  const { head, pictures } = shown;
  const hasScript = useHasScript();
  const { tried, onChange } = useTriedForm('ad.condition', page, undone);
  const part = { view: shown, tried };
  return (
    <StepFrame
      step="condition"
      page={page}
      undone={undone}
      formId={formId}
      does="Continue"
      title="Condition and pictures"
      lead="Say it as it is: what a buyer reads here is not haggled about at your door."
      hint={`${adLimits.minPictures} pictures are the least`}
    >
      <div className="sell-columns">
        <div className="sell-form">
          <KeptAdForm
            id={formId}
            act="ad.condition"
            frame={frame}
            ad={head.id}
            isNewer={tried !== null}
            onChange={onChange}
            className="sell-form"
            takesFile={!hasScript}
          >
            {/* Enter presses the first button of a form: without a script those of the pictures stand before the one below. */}
            {!hasScript && (
              <button
                type="submit"
                className="ui-visually-hidden"
                tabIndex={-1}
                aria-hidden="true"
              />
            )}
            <Condition {...part} />
            <Claims {...part} />
          </KeptAdForm>
          <section aria-labelledby="pictures">
            <h2 id="pictures">Pictures</h2>
            <Problem isLive text={part.tried?.problems?.file} />
            <AdPictures pictures={pictures} formId={formId} ad={head.id} />
          </section>
          <Words {...part} />
        </div>
        <aside className="sell-aside">
          <h2>Words that help</h2>
          <ul className="sell-tips">
            <li>Why you sell it</li>
            <li>What was done lately: tires, brakes, battery</li>
            <li>What a buyer will find anyway: scratches, dents, a noise</li>
            <li>What goes with it: a second set of wheels, a rack</li>
          </ul>
          <p className="sell-note">
            <ShieldCheck className="ui-icon" size={18} aria-hidden="true" />
            <span>
              Leave your name, address and number out of the words: buyers write to you here, and
              you decide what you tell whom.
            </span>
          </p>
        </aside>
      </div>
    </StepFrame>
  );
}

function Condition({ view: { facts }, tried }: PartProps) {
  const chosen = tried ? tried.typed.condition : facts.condition;
  const problem = tried?.problems?.condition;
  return (
    <fieldset
      className="sell-conditions"
      data-wrong={problem ? '' : undefined}
      aria-describedby={problem ? 'condition-problem' : undefined}
    >
      <legend>Condition</legend>
      {tradeConditions.map(({ code, name, words }) => (
        <label key={code}>
          <input type="radio" name="condition" value={code} defaultChecked={chosen === code} />
          <span>
            <b>{name}</b>
            <small>{words}</small>
          </span>
        </label>
      ))}
      <Problem id="condition-problem" text={problem} />
    </fieldset>
  );
}

function Claims({ view: { facts }, tried }: PartProps) {
  const isSaid = (code: (typeof adClaims)[number]['code']) =>
    tried ? tried.typed[`claim.${code}`] === 'on' : facts.claims.includes(code);
  return (
    <fieldset className="sell-claims">
      <legend>What a buyer will ask</legend>
      <p>Tick what is true. Buyers read these as said by you.</p>
      <div>
        {adClaims.map(({ code, name }) => (
          <label key={code} className="ui-option">
            <input type="checkbox" name={`claim.${code}`} defaultChecked={isSaid(code)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <Owes facts={facts} tried={tried} />
    </fieldset>
  );
}

/** What is owed on it, asked where something is. */
function Owes({ facts: { owed }, tried }: Pick<ConditionView, 'facts'> & Pick<PartProps, 'tried'>) {
  const typed = tried?.typed;
  const problems = tried?.problems ?? {};
  const isOwed = typed ? typed.owes === 'on' : owed !== null;
  return (
    <div className="sell-more">
      <label className="ui-option">
        <input type="checkbox" name="owes" defaultChecked={isOwed} />
        <span>
          I still owe on it
          <small>
            {owed
              ? `${dollars(owed.amount)} to ${owed.lender || 'your lender'}`
              : 'Only you see how much, and to whom'}
          </small>
        </span>
      </label>
      <div className="sell-pair">
        <FormField label="About how much" problem={problems.owed}>
          {(input) => (
            <>
              <span className="ui-input-prefix">$</span>
              <input
                {...input}
                name="owed"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                defaultValue={typed ? typed.owed : owed ? groupDigits(owed.amount) : ''}
              />
            </>
          )}
        </FormField>
        <FormField label="To whom" problem={problems.lender}>
          {(input) => (
            <input
              {...input}
              name="lender"
              autoComplete="off"
              maxLength={adLimits.lender}
              defaultValue={typed ? typed.lender : owed?.lender}
            />
          )}
        </FormField>
      </div>
    </div>
  );
}

function Words({ view: { facts }, tried }: PartProps) {
  return (
    <FormField label="In your words" isOptional problem={tried?.problems?.words}>
      {(input) => (
        <textarea
          {...input}
          name="words"
          rows={5}
          form={formId}
          maxLength={adLimits.words}
          defaultValue={tried ? tried.typed.words : facts.words}
        />
      )}
    </FormField>
  );
}
