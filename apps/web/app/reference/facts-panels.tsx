import { formatDate } from '@forecourt/domain/calendar/format-date';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { ArticleRows } from '../content/article-rows.tsx';
import { WideTable } from '../ui/table/wide-table.tsx';
import { TermList } from '../ui/term-list.tsx';
import { RecallList } from './recall-list.tsx';
import type { ResearchData } from './research-data.ts';

interface PanelProps {
  readonly data: ResearchData;
}

/** What a model year has for safety, and its room. */
export function SafetyPanel({ data: { model, name } }: PanelProps) {
  if (model.safety === null)
    return <p>Nothing is known of the safety of the {name}: it is not in our catalog.</p>;
  const { year, info, source } = model.safety;
  const ratings = info.features['Safety Ratings'];
  const pairs = (list: readonly { readonly label: string; readonly value: string }[]) =>
    list.map(({ label, value }) => [label, value] as const);
  return (
    <>
      <p className="reference-note">{year} model year, its most common trim.</p>
      <div className="reference-halves">
        <div>
          <h3>Safety Ratings</h3>
          {ratings.length === 0 ? (
            <p className="reference-note">We have no crash rating of it.</p>
          ) : (
            <TermList terms={pairs(ratings)} />
          )}
          {source && (
            <p className="reference-note">
              Reported by {source.name}, read on{' '}
              <time dateTime={source.readOn}>{formatDate(source.readOn)}</time>.
            </p>
          )}
          {model.safety.recalls && (
            <>
              <h3>Recalls</h3>
              <RecallList recalls={model.safety.recalls} name={`${year} ${name}`} />
            </>
          )}
          <h3>Specifications</h3>
          <TermList terms={pairs(info.Specifications)} />
        </div>
        <div>
          <h3>Safety Features</h3>
          <TermList terms={pairs(info.features['Safety Features'])} />
        </div>
      </div>
    </>
  );
}

/** What a model year uses. */
export function EconomyPanel({ data: { model, name } }: PanelProps) {
  const { year, rows } = model.economy;
  if (rows.length === 0) return <p>The economy of the {name} is not known here.</p>;
  return (
    <>
      <p className="reference-note">{year} model year, as the EPA rates it.</p>
      <WideTable label="Economy">
        <table className="reference-table">
          <thead>
            <tr>
              <th scope="col">Engine</th>
              <th scope="col">City</th>
              <th scope="col">Highway</th>
              <th scope="col">Electric range</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.engineType}|${row.drive}|${row.transmission}|${row.city}`}>
                <th scope="row">
                  {row.engineType}
                  <small>
                    {row.transmission}, {row.drive}
                  </small>
                </th>
                <td>{figure(row.city, row.isEquivalent ? 'MPGe' : 'mpg')}</td>
                <td>{figure(row.highway, row.isEquivalent ? 'MPGe' : 'mpg')}</td>
                <td>{row.rangeMiles === null ? '–' : shortMiles(row.rangeMiles)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}

/** A number and its unit stand in one line. */
const figure = (value: number | null, unit: string) =>
  value === null ? 'Not known' : `${value}\u00a0${unit}`;

/** Questions with answers from the data. */
export function QuestionsPanel({ data: { questions, name } }: PanelProps) {
  if (questions.length === 0) return <p>Too little is known of the {name} to answer questions.</p>;
  return (
    <div className="reference-questions">
      {questions.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** What our editors wrote. */
export function EditorialPanel({ data: { articles, name } }: PanelProps) {
  if (articles.length === 0) return <p>Our editors have not written of the {name} yet.</p>;
  return (
    <>
      <p className="reference-note reference-editors">
        Written by our editors. Makers do not pay for them.
      </p>
      <ArticleRows articles={articles} />
    </>
  );
}

/** How far a model is driven, in words; nothing where that is not known. */
export function MileageNote({ data: { model, name } }: PanelProps) {
  const { mileage } = model;
  if (mileage === null) return null;
  const { averageMiles, difference } = mileage;
  const rounded = (miles: number) => groupDigits(Math.round(Math.abs(miles) / 100) * 100);
  return (
    <p className="reference-note">
      A used {name} has been driven {rounded(averageMiles)} miles on average, {rounded(difference)}{' '}
      {difference < 0 ? 'fewer' : 'more'} than all used cars for sale here.
    </p>
  );
}
