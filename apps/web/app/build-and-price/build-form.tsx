import { buildPath } from '@forecourt/domain/build-and-price/build-path';
import type { FormEvent, ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { ZipField } from '../ui/form/zip-field.tsx';
import type { BuildData } from './build-page-data.ts';

/** All choices, sent as an address; with scripts each is applied at once. */
export function BuildForm({ data }: { readonly data: BuildData }) {
  const submit = useSubmit();
  // A ZIP is sent when it is whole: by the button or by Enter.
  const apply = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name !== 'zip')
      void submit(currentTarget, { replace: true, preventScrollReset: true });
  };
  const { choices } = data;
  return (
    <Form className="build-options ui-not-printed" method="get" action={buildPath} onChange={apply}>
      <input type="hidden" name="makeCode" value={data.makeCode} />
      <input type="hidden" name="modelCode" value={data.modelCode} />
      <input type="hidden" name="year" value={data.year} />
      <Group legend="Trim" note="before destination">
        {choices.trims.map(({ name, price, words, isChosen }) => (
          <Choice key={name} name="trim" value={name} isChosen={isChosen} price={price}>
            <b>{name}</b>
            <small>{words}</small>
          </Choice>
        ))}
      </Group>
      {choices.engines.flatMap(({ versions }) => versions).length > 1 && (
        // Of each trim anew: of versions that another trim has too, the browser keeps which was pressed there.
        <Group key={data.trim} legend="Engine and drive">
          {choices.engines.map((group) => (
            <Engine key={group.engine} group={group} />
          ))}
        </Group>
      )}
      <Swatches legend="Color" name="color" colors={choices.colors} />
      <Swatches legend="Interior" name="interior" colors={choices.interiors} />
      <Options legend="Packages" name="package" options={choices.packages} />
      <Options legend="Extras" name="extra" options={choices.extras} />
      <ZipField
        className="build-zip"
        label="Your ZIP, for cars near you"
        zip={data.zip}
        problem={data.zipProblem}
      />
      <button type="submit" className="ui-button ui-button-secondary ui-button-wide">
        Apply
      </button>
    </Form>
  );
}

interface GroupProps {
  readonly legend: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Group({ legend, note, children }: GroupProps) {
  return (
    <fieldset className="build-group">
      <legend>
        {legend}
        {note && <span>{note}</span>}
      </legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly price: string;
  readonly children: ReactNode;
}

function Choice({ name, value, isChosen, price, children }: ChoiceProps) {
  return (
    <label className="build-choice">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{children}</span>
      <em>{price}</em>
    </label>
  );
}

/** The versions of an engine: what they share stands above them once. */
function Engine({ group: { engine, shared, versions } }: { readonly group: EngineChoices }) {
  const choices = versions.map(({ code, words, price, isChosen }) => (
    <Choice key={code} name="version" value={code} isChosen={isChosen} price={price}>
      <b>{versions.length === 1 ? engine : words}</b>
      {versions.length === 1 && <small>{shared}</small>}
    </Choice>
  ));
  if (versions.length === 1) return choices;
  return (
    <fieldset className="build-engine">
      <legend>
        {engine}
        <small>{shared}</small>
      </legend>
      {choices}
    </fieldset>
  );
}

type EngineChoices = BuildData['choices']['engines'][number];

interface OptionsProps {
  readonly legend: string;
  readonly name: string;
  readonly options: BuildData['choices']['packages'];
}

/** What cannot be chosen says why. */
function Options({ legend, name, options }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <Group legend={legend}>
      {options.map(({ code, name: label, isChosen, isFree, words }) => (
        <label className="build-choice" key={`${code} ${isFree}`}>
          <input
            type="checkbox"
            name={name}
            value={code}
            defaultChecked={isChosen}
            disabled={!isFree}
          />
          <span>
            <b>{label}</b>
          </span>
          <em>{words}</em>
        </label>
      ))}
    </Group>
  );
}

interface SwatchesProps {
  readonly legend: string;
  readonly name: string;
  readonly colors: BuildData['choices']['colors'] | BuildData['choices']['interiors'];
}

/** Families of color; makers have names of their own for them. */
function Swatches({ legend, name, colors }: SwatchesProps) {
  return (
    <Group legend={legend}>
      <div className="build-swatches">
        {colors.map(({ code, name: label, rgb, isChosen }) => (
          <label className="build-swatch" key={code} title={label}>
            <input type="radio" name={name} value={code} defaultChecked={isChosen} />
            <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="15" fill={rgb} />
            </svg>
            <span className="ui-visually-hidden">{label}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}
