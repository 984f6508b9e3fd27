import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { CodeField } from '../ui/form/code-field.tsx';
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
        <form className="vin-form" method="get" action={vinPath}>
          <CodeField
            name="vin"
            label="VIN, 17 characters"
            hint="VIN, 17 characters"
            value={typed}
            problem={problem}
            isRight={anatomy !== null}
            button="Look up"
          />
        </form>
        {anatomy && <Anatomy parts={anatomy} />}
      </div>
    </section>
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
