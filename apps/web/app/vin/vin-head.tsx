import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useWrongField } from '../ui/form/use-wrong-field.ts';
import type { AnatomyPart } from './vin-anatomy-data.ts';
import type { VinPageData } from './vin-page-data.ts';

/** The field for a VIN, what is wrong with it, and what its characters say. */
export function VinHead({ page }: { readonly page: VinPageData }) {
  const { typed, problem, anatomy } = page;
  return (
    <section className="vin-head">
      <div className="ui-wrap">
        <h1>Look up a VIN</h1>
        <p className="ui-lead">
          Any car since 1981, on the market or not. Free, without an account.
        </p>
        <VinForm typed={typed} problem={problem} isRead={anatomy !== null} />
        {anatomy && <Anatomy parts={anatomy} />}
      </div>
    </section>
  );
}

interface VinFormProps {
  readonly typed: string;
  readonly problem: string | null;
  readonly isRead: boolean;
}

function VinForm({ typed, problem, isRead }: VinFormProps) {
  const field = useWrongField(problem);
  const Mark = problem === null ? CircleCheck : CircleAlert;
  return (
    <>
      <form className="vin-form" method="get" action={vinPath}>
        <label className={problem === null ? 'vin-field' : 'vin-field vin-field-wrong'}>
          <span className="ui-visually-hidden">VIN, 17 characters</span>
          <input
            ref={field}
            name="vin"
            defaultValue={typed}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : 'vin-problem'}
            required
          />
          {(isRead || problem !== null) && (
            <Mark className="ui-icon" size={22} aria-hidden="true" />
          )}
        </label>
        <button className="ui-button ui-button-primary ui-button-large" type="submit">
          Look up
        </button>
      </form>
      {problem !== null && (
        <p className="vin-problem" id="vin-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function Anatomy({ parts }: { readonly parts: readonly AnatomyPart[] }) {
  return (
    <dl className="vin-anatomy" aria-label="What the characters say">
      {parts.map(({ characters, meaning, detail, isWrong }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the six parts of a VIN keep their places.
        <div key={at} className={isWrong ? 'vin-anatomy-wrong' : undefined}>
          <dt>{characters}</dt>
          <dd>
            <strong>{meaning}</strong> {detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
