import { withArticle } from '@forecourt/domain/vehicle/with-article';
import { PageLink } from '../ui/page-link.tsx';
import type { ModelChoices } from './choose-model-data.ts';

/** Which car is built: a make, then a model. */
export function ChooseModel({ choices }: { readonly choices: ModelChoices }) {
  return (
    <>
      <h1>{choices.make === null ? 'Build and price' : `Build ${withArticle(choices.make)}`}</h1>
      {choices.problem !== null && (
        <p className="ui-lead" role="alert">
          {choices.problem}
        </p>
      )}
      <p className="ui-lead">{leadOf(choices)}</p>
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

function leadOf({ make, links }: ModelChoices): string {
  if (links.length === 0) return 'No model of it is sold new.';
  return `${make === null ? 'Choose a make.' : 'Choose a model.'} Trims, colors and packages follow.`;
}
