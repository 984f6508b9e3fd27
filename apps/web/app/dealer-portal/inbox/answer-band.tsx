import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import type { ReactNode } from 'react';
import type { AnswerFigures } from './inbox-view.ts';

interface AnswerBandProps {
  readonly figures: AnswerFigures | null;
  /** How many shoppers wait; null while they cannot be counted. */
  readonly waiting: number | null;
  /** How long the first of them has waited; null where the list does not say. */
  readonly longest: string | null;
}

/** How soon this dealer answers, and what shoppers are told of it. */
export function AnswerBand({ figures, waiting, longest }: AnswerBandProps) {
  return (
    <dl className="portal-band">
      {waiting !== null && (
        <Figure
          name="Waiting for you"
          value={String(waiting)}
          note={longest && `longest ${longest}`}
        />
      )}
      {figures && <Figures figures={figures} />}
    </dl>
  );
}

function Figures({ figures }: { readonly figures: AnswerFigures }) {
  const { days, answers, minutes, spread } = figures;
  const withinHour = spread.within15 + spread.within60;
  return (
    <>
      <Figure
        name="Median first reply"
        value={minutes === null ? '–' : answerTimeWords(minutes)}
        note={`${counted(answers, 'answer')}, past ${days} days`}
      />
      {answers > 0 && (
        <Figure
          name="Within an hour"
          value={`${Math.round((100 * withinHour) / answers)}%`}
          note={`${withinHour} of ${answers}`}
        />
      )}
      <div className="portal-spread">
        <dt>
          <span>First reply, {counted(answers + spread.open, 'conversation')}</span>
          <span>{shownWords(figures)}</span>
        </dt>
        <dd>
          {answers > 0 && <SpreadBar spread={spread} />}
          <ul>
            {spreadNames.map(([part, mark, name]) => (
              <li key={part} className={mark}>
                {name} {spread[part]}
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </>
  );
}

const spreadNames = [
  ['within15', 'portal-within15', 'Under 15 min'],
  ['within60', 'portal-within60', 'Under 1 h'],
  ['within240', 'portal-within240', 'Under 4 h'],
  ['later', 'portal-later', 'Later'],
  ['open', 'portal-open', 'No reply here yet'],
] as const;

/** The same as the list below it, drawn. */
function SpreadBar({ spread }: Pick<AnswerFigures, 'spread'>) {
  return (
    <span className="portal-bar" aria-hidden="true">
      {spreadNames
        .filter(([part]) => spread[part] > 0)
        .map(([part, mark]) => (
          <i key={part} className={mark} style={{ flexGrow: spread[part] }} />
        ))}
    </span>
  );
}

function shownWords({ shown: { minutes, answers, needed } }: AnswerFigures): string {
  if (minutes !== null)
    return `Shoppers see “Half of their answers come within ${answerTimeWords(minutes)}”, of the latest ${counted(answers, 'answer')}`;
  return `Shoppers are told nothing yet: it takes ${needed} answers, and there ${answers === 1 ? 'is' : 'are'} ${answers}`;
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: ReactNode;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="ui-number">
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
