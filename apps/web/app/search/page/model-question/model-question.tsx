import type { NamedModel } from '@forecourt/domain/search/model-clarification';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import { ModalBox } from '../../../ui/dialog/modal-box.tsx';
import { SearchLink } from '../../navigation/search-link.tsx';
import type { SearchPageData } from '../search-page-data.ts';

type Question = NonNullable<SearchPageData['modelQuestion']>;

/**
 * "Did you mean": asked over the page of who has just chosen the model, and on the page of who came to it
 * by a link, or closed the question without an answer.
 */
export function ModelQuestion({
  page: { modelQuestion: question },
}: {
  readonly page: SearchPageData;
}) {
  const { pathname, search, hash } = useLocation();
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
    <ModalBox
      title={titleOf(question)}
      closed={{ pathname, search, hash }}
      onClose={() => setQuiet(modelCode)}
    >
      <div className="ui-modal-body ui-stack-large">
        <p>Similar names, separate models. Yes adds what is suggested to your filters.</p>
        <Models question={question} />
      </div>
      <div className="ui-modal-foot">
        <Answers question={question} />
      </div>
    </ModalBox>
  );
}

function titleOf({ selected, suggested }: Question): string {
  const names = suggested.map((model) => nameBeside(selected, model));
  const last = names.pop();
  return `Did you mean ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}?`;
}

/** The make is named where it is another one. */
function nameBeside(selected: NamedModel, model: NamedModel): string {
  return model.makeCode === selected.makeCode ? model.modelDescription : fullName(model);
}

const fullName = ({ makeDescription, modelDescription }: NamedModel) =>
  `${makeDescription} ${modelDescription}`;

function carsOf({ suggested }: Question): string {
  const cars = suggested.reduce((sum, { count }) => sum + count, 0);
  return cars === 1 ? 'one car' : `${groupDigits(cars)} cars`;
}

function Models({ question: { selected, suggested } }: { readonly question: Question }) {
  return (
    <div className="search-model-change">
      <div>
        <small>You chose</small>
        <CountedModel name={fullName(selected)} count={selected.count} />
      </div>
      <ArrowRight className="ui-icon" size={18} aria-hidden="true" />
      <div>
        <small>Suggested</small>
        {suggested.map((model) => (
          <CountedModel
            key={model.modelCode}
            name={nameBeside(selected, model)}
            count={model.count}
          />
        ))}
      </div>
    </div>
  );
}

function CountedModel({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <p>
      <b>{name}</b>
      <span>
        {groupDigits(count)}
        <span className="ui-visually-hidden"> {count === 1 ? 'car' : 'cars'}</span>
      </span>
    </p>
  );
}

/** No is remembered by the server, so that it needs no script. */
function Answers({ question: { selected, yesHref } }: { readonly question: Question }) {
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
