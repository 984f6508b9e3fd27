import { maxDealerWords } from '@forecourt/domain/dealer/dealer-query';
import { dealersPath } from '@forecourt/domain/dealer/dealers-path';
import { searchRadii } from '@forecourt/domain/vehicle/codes';
import { Form } from 'react-router';
import { FormField } from '../../ui/form/form-field.tsx';
import { ZipField } from '../../ui/form/zip-field.tsx';
import type { DirectoryData } from './directory-data.ts';

/** Where dealers are looked for, what they are called and what they have for sale. */
export function DirectoryForm({ form }: { readonly form: DirectoryData['form'] }) {
  const { zip, words, searchRadius, state, makeCode, makes, problems } = form;
  return (
    <Form
      className="dealer-directory-form ui-not-printed"
      role="search"
      aria-label="Dealers"
      action={dealersPath}
      // Fields hold what the address says: another address, other fields.
      key={JSON.stringify([zip, words, searchRadius, makeCode])}
    >
      {/* A ZIP takes its place. */}
      {state !== null && <input type="hidden" name="state" value={state} />}
      <ZipField label="ZIP Code" zip={zip} problem={problems.zip ?? null} />
      <FormField label="Distance" problem={problems.searchRadius}>
        {(attributes) => (
          <select {...attributes} name="searchRadius" defaultValue={searchRadius}>
            {searchRadii.map((miles) => (
              <option key={miles} value={miles}>
                {miles === 0 ? 'Nationwide' : `${miles} miles`}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {makes.length > 0 && (
        <FormField label="Has cars of" problem={problems.makeCode}>
          {(attributes) => (
            <select {...attributes} name="makeCode" defaultValue={makeCode}>
              <option value="">Any make</option>
              {makes.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <FormField label="Name or city" problem={null}>
        {(attributes) => (
          <input
            {...attributes}
            name="words"
            maxLength={maxDealerWords}
            autoComplete="off"
            placeholder="Any"
            defaultValue={words}
          />
        )}
      </FormField>
      <button className="ui-button ui-button-primary" type="submit">
        Find dealers
      </button>
    </Form>
  );
}
