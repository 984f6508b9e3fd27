import { PageLink } from '../ui/page-link.tsx';
import type { ModelChoices } from './choose-model-data.ts';

/** Which car is built: a make, then a model. */
export function ChooseModel({ choices }: { readonly choices: ModelChoices }) {
  return (
    <>
      <h1>{choices.make === null ? 'Build and price' : `Build a ${choices.make}`}</h1>
      {choices.problem !== null && (
        <p className="ui-lead" role="alert">
          {choices.problem}
        </p>
      )}
      <p className="ui-lead">
        {choices.make === null ? 'Choose a make.' : 'Choose a model.'} Trims, colors and packages
        follow.
      </p>
      <ul className="build-models">
        {choices.links.map(({ name, href }) => (
          <li key={href}>
            <PageLink className="ui-link" to={href}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
