import { adPath } from '@forecourt/domain/selling/ad-paths';
import { simpleColors } from '@forecourt/domain/vehicle/codes';
import { useSearchParams } from 'react-router';
import { FormField, Problem } from '../../ui/form/form-field.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { KeptAdForm } from '../ad-form.tsx';
import type { SellerPage, Undone } from '../enter-selling.ts';
import type { CarView } from '../selling-views.ts';
import { isPublished, StepFrame } from '../step-frame.tsx';
import { useTriedForm } from '../use-tried-form.ts';
import { CarAside } from './car-aside.tsx';
import { type CarTexts, carTextsOf } from './car-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { ChooseCar } from './choose-car.tsx';
import { MilesField } from './miles-field.tsx';
import { TransmissionField } from './transmission-field.tsx';

const formId = 'ad-car';

interface CarStepProps {
  readonly page: SellerPage<CarView>;
  readonly undone: Undone | null;
}

/** The first step: which car it is. */
export function CarStep({ page, undone }: CarStepProps) {
  const { frame, shown } = page;
  const { head } = shown;
  const [asked] = useSearchParams();
  const { tried, onChange } = useTriedForm('ad.car', page, undone);
  const isByHand = !shown.isKnown || tried?.typed.byHand === 'on';
  const texts = carTextsOf(shown.facts, Object.fromEntries(asked), tried?.typed ?? null);
  const problems = tried?.problems ?? {};
  return (
    <StepFrame
      step="car"
      page={page}
      undone={undone}
      formId={formId}
      does="Continue"
      title="Which car is it?"
      lead={
        isByHand
          ? 'Choose it as it stands on its registration. What you leave open, buyers ask.'
          : 'Check what stands here, and say the rest.'
      }
      hint={isPublished(head) ? 'Your ad changes within a minute' : 'Saved when you continue'}
    >
      <div className="sell-columns">
        <KeptAdForm
          id={formId}
          act="ad.car"
          frame={frame}
          ad={head.id}
          isNewer={isByHand || tried !== null}
          onChange={onChange}
          className="sell-form"
        >
          <p className="sell-read">
            <span>VIN</span> <b>{head.vin}</b>
          </p>
          {isByHand ? (
            <ChooseCar view={shown} texts={texts} problems={problems} />
          ) : (
            <KnownCar view={shown} texts={texts} problems={problems} />
          )}
          <Looks texts={texts} problems={problems} />
          <section>
            <h2>How far has it gone?</h2>
            <div className="sell-pair">
              <MilesField view={shown} value={texts.mileage} problem={problems.mileage} />
              <FormField
                label="ZIP where it is"
                problem={problems.zip}
                {...(texts.zip === shown.facts.zip && shown.place && { hint: shown.place })}
              >
                {(input) => (
                  <input
                    {...input}
                    name="zip"
                    inputMode="numeric"
                    autoComplete="postal-code"
                    maxLength={5}
                    defaultValue={texts.zip}
                  />
                )}
              </FormField>
            </div>
          </section>
        </KeptAdForm>
        <CarAside view={shown} />
      </div>
    </StepFrame>
  );
}

interface PartProps {
  readonly texts: CarTexts;
  readonly problems: Readonly<Record<string, string>>;
}

/** What the VIN tells, and what is chosen of it. */
function KnownCar({ view, texts, problems }: PartProps & { readonly view: CarView }) {
  const { head, choices } = view;
  const problem = problems.year ?? problems.make ?? problems.model;
  return (
    <section>
      <h2>Is this right?</h2>
      <p className="sell-known">
        <b>{head.title}</b>{' '}
        <PageLink className="ui-link" to={`${adPath(head.id, 'car')}?byHand=1`}>
          Not this car?
        </PageLink>
      </p>
      <Problem isLive text={problem} />
      {(['year', 'make', 'model'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={texts[name]} />
      ))}
      <div className="sell-pair">
        <ChoiceField
          name="trim"
          label="Trim"
          none="Not sure"
          value={texts.trim}
          problem={problems.trim}
          options={choices.trims.map((trim) => [trim, trim])}
        />
        <TransmissionField texts={texts} problems={problems} />
      </div>
    </section>
  );
}

const colors = simpleColors.map(({ code, name }) => [code, name] as const);

function Looks({ texts, problems }: PartProps) {
  return (
    <section>
      <h2>What color is it?</h2>
      <div className="sell-pair">
        <ChoiceField
          name="color"
          label="Outside"
          none="Choose"
          value={texts.color}
          problem={problems.color}
          options={colors}
        />
        <ChoiceField
          name="interior"
          label="Inside"
          none="Not sure"
          value={texts.interior}
          problem={problems.interior}
          options={colors}
        />
      </div>
    </section>
  );
}
