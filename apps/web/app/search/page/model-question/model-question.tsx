import type { NamedModel } from '@forecourt/domain/search/model-clarification';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { lazy, Suspense, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { SearchLink } from '../../navigation/search-link.tsx';
import type { SearchPageData } from '../search-page-data.ts';

export type Question = NonNullable<SearchPageData['modelQuestion']>;

/** Loaded with the first question that is asked over a page. */
const ModelQuestionDialog = lazy(() => import('./model-question-dialog.tsx'));

/**
 * "Did you mean": asked over the page of who has just chosen the model, and on the page of who came to it
 * by a link, or closed the question without an answer.
 */
export function ModelQuestion({
  page: { modelQuestion: question },
}: {
  readonly page: SearchPageData;
}) {
  const [quiet, setQuiet] = useState(question?.selected.modelCode);
  if (!question) return null;
  const { modelCode } = question.selected;
  if (quiet === modelCode) {
    return (
      <section className="search-model-question" aria-labelledby="model-question">
        <div>
          <h2 id="model-question">{titleOf(question)}</h2>
          <p>Yes adds {carsOf(question)} to these results.</p>
        </div>
        <Answers question={question} />
      </section>
    );
  }
  return (
    <Suspense>
      <ModelQuestionDialog question={question} onClose={() => setQuiet(modelCode)} />
    </Suspense>
  );
}

export function titleOf({ selected, suggested }: Question): string {
  const names = suggested.map((model) => nameBeside(selected, model));
  const last = names.pop();
  return `Did you mean ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}?`;
}

/** The make is named where it is another one. */
export function nameBeside(selected: NamedModel, model: NamedModel): string {
  return model.makeCode === selected.makeCode ? model.modelDescription : fullName(model);
}

export const fullName = ({ makeDescription, modelDescription }: NamedModel) =>
  `${makeDescription} ${modelDescription}`;

function carsOf({ suggested }: Question): string {
  const cars = suggested.reduce((sum, { count }) => sum + count, 0);
  return cars === 1 ? 'one car' : `${groupDigits(cars)} cars`;
}

/** No is remembered by the server, so that it needs no script. */
export function Answers({ question: { selected, yesHref } }: { readonly question: Question }) {
  const { hash } = useLocation();
  return (
    <>
      <Form method="post" replace preventScrollReset>
        <button
          className="ui-button ui-button-secondary"
          type="submit"
          name="dismissedModel"
          value={selected.modelCode}
        >
          No
        </button>
      </Form>
      <SearchLink
        className="ui-button ui-button-primary"
        to={`${yesHref}${hash}`}
        preventScrollReset
      >
        Yes
      </SearchLink>
    </>
  );
}
