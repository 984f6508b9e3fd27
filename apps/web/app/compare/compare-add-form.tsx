import { compareForm, comparePath } from '@forecourt/domain/compare/compare-address';
import { Form } from 'react-router';
import type { ComparePageData } from './compare-page-data.ts';

/** Adds a car that the shopper knows, and says where the shopper is. */
export function CompareAddForm({ page }: { readonly page: ComparePageData }) {
  const { addition, addProblem, zip, zipProblem } = page.form;
  return (
    <section className="compare-add" id="add-car" aria-labelledby="add-car-title">
      <h2 id="add-car-title">Add a car</h2>
      <Form action={comparePath} key={page.ids.join()} preventScrollReset>
        {page.ids.length > 0 && (
          <input type="hidden" name={compareForm.field} value={page.ids.join(',')} />
        )}
        {page.onlyDifferences && <input type="hidden" name="differences" value="only" />}
        <label className="ui-field compare-car">
          <span>VIN or address of a car’s page here</span>
          <span className="ui-input">
            <input
              name="add"
              defaultValue={addition}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              aria-invalid={addProblem !== null}
              aria-describedby={addProblem === null ? undefined : 'add-car-problem'}
            />
          </span>
          {addProblem !== null && (
            <small className="compare-problem" id="add-car-problem" role="alert">
              {addProblem}
            </small>
          )}
        </label>
        <label className="ui-field compare-zip">
          <span>Your ZIP, for distances</span>
          <span className="ui-input">
            <input
              name="zip"
              defaultValue={zip}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              aria-invalid={zipProblem !== null}
              aria-describedby={zipProblem === null ? undefined : 'zip-problem'}
            />
          </span>
          {zipProblem !== null && (
            <small className="compare-problem" id="zip-problem" role="alert">
              {zipProblem}
            </small>
          )}
        </label>
        <button type="submit" className="ui-button ui-button-primary">
          Update
        </button>
      </Form>
    </section>
  );
}
