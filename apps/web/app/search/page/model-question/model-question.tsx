import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Suspense, useEffect, useState } from 'react';
import { lazyOr } from '../../../ui/lazy-or-nothing.ts';
import type { SearchPageData } from '../search-page-data.ts';
import { Answers } from './answers.tsx';
import { type Question, titleOf } from './question-words.ts';

/** Loaded with the first question that is asked over a page. */
const ModelQuestionDialog = lazyOr(() => import('./model-question-dialog.tsx'), OnPage);

/** A question that cannot be asked over the page is asked on it. */
function OnPage({ onClose }: { readonly onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

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

function carsOf({ suggested }: Question): string {
  const cars = suggested.reduce((sum, { count }) => sum + count, 0);
  return cars === 1 ? 'one car' : `${groupDigits(cars)} cars`;
}
