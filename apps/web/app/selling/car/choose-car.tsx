import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useHasScript } from '../../ui/use-has-script.ts';
import type { CarView } from '../selling-views.ts';
import type { CarTexts } from './car-texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { TransmissionField } from './transmission-field.tsx';

interface ChooseCarProps {
  readonly view: CarView;
  readonly texts: CarTexts;
  readonly problems: Readonly<Record<string, string>>;
}

/** What choices depend on. */
type Chosen = Pick<CarTexts, 'year' | 'make' | 'model'>;

/** The car by hand: what is chosen decides on the choices behind it. */
export function ChooseCar({ view: { choices }, texts, problems }: ChooseCarProps) {
  const { chosen, choose, isLoading } = useChosen(texts);
  const hasScript = useHasScript();
  const named = (all: CarView['choices']['makes']) =>
    all.map(({ code, name }) => [code, name] as const);
  return (
    <section>
      <h2>Year, make and model</h2>
      {/* Sent along with what is typed: a form that is not taken shows these fields again. */}
      <input type="hidden" name="byHand" value="on" />
      <div className="sell-pair sell-choose">
        <ChoiceField
          name="year"
          label="Year"
          none="Choose"
          value={chosen.year}
          options={choices.years.map((year) => [String(year), String(year)])}
          problem={problems.year}
          onChoose={(year) => choose({ ...chosen, year })}
        />
        <ChoiceField
          name="make"
          label="Make"
          none="Choose"
          value={chosen.make}
          options={named(choices.makes)}
          problem={problems.make}
          onChoose={(make) => choose({ ...chosen, make, model: '' })}
        />
        <ChoiceField
          name="model"
          label="Model"
          none={isLoading ? 'One moment' : choices.models.length > 0 ? 'Choose' : 'Choose a make'}
          value={isLoading ? '' : chosen.model}
          options={isLoading ? [] : named(choices.models)}
          problem={problems.model}
          isOff={isLoading}
          {...(choices.areOfYear === false &&
            !isLoading && {
              hint: `We know none of the model year ${texts.year}. Check the year; all models are listed.`,
            })}
          onChoose={(model) => choose({ ...chosen, model })}
        />
        <ChoiceField
          key={chosen.model}
          name="trim"
          label="Trim"
          none="Not sure"
          value={texts.trim}
          options={choices.trims.map((trim) => [trim, trim])}
          problem={problems.trim}
        />
        <TransmissionField texts={texts} problems={problems} />
        {!hasScript && (
          <button
            type="submit"
            className="ui-button ui-button-secondary"
            formMethod="get"
            formNoValidate
          >
            Show models and trims
          </button>
        )}
      </div>
    </section>
  );
}

/** What is chosen, at once; the page follows with what can be chosen behind it. */
function useChosen({ year, make, model }: CarTexts) {
  const [chosen, setChosen] = useState<Chosen>({ year, make, model });
  const navigate = useNavigate();
  const { location } = useNavigation();
  const coming = new URLSearchParams(location?.search);
  const isOther = (name: 'year' | 'make', shown: string) =>
    coming.has(name) && coming.get(name) !== shown;
  function choose(next: Chosen) {
    setChosen(next);
    const query = new URLSearchParams({ byHand: '1', ...next });
    void navigate(`?${query}`, { replace: true, preventScrollReset: true });
  }
  return { chosen, choose, isLoading: isOther('year', year) || isOther('make', make) };
}
