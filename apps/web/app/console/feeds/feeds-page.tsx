import { Box } from '../box.tsx';
import { useTyped } from '../use-typed.ts';
import { Sources } from './feed-sources.tsx';
import type { FeedsView } from './feed-views.ts';
import { RunRows } from './run-rows.tsx';

/** Imports, and one's own file. */
export function FeedsPage({ shown }: { readonly shown: FeedsView }) {
  return (
    <>
      <Sources shown={shown} />
      {shown.mayImport && <Upload mappings={shown.mappings} />}
      <Box title="Runs" note="the latest 200">
        <RunRows runs={shown.runs} none="No file was imported yet." />
      </Box>
    </>
  );
}

function Upload({ mappings }: Pick<FeedsView, 'mappings'>) {
  const typed = useTyped('feed.import');
  return (
    <Box
      title="Take in a file"
      note="CSV or TSV, plain, gzip or zip, 64 MB at most. It is all that its dealers have."
    >
      <form
        method="post"
        encType="multipart/form-data"
        className="console-box-body console-form console-fields"
      >
        <label>
          File
          <span className="ui-input">
            <input type="file" name="file" accept=".csv,.tsv,.txt,.gz,.zip" required />
          </span>
        </label>
        <label>
          Dialect
          <span className="ui-input">
            <select name="mapping" defaultValue={typed.mapping ?? ''}>
              <option value="">Recognised by the header</option>
              {mappings.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </span>
        </label>
        <label>
          Dealer, where the file does not say
          <span className="ui-input">
            <input
              name="dealer"
              defaultValue={typed.dealer}
              placeholder="Its id"
              autoComplete="off"
            />
          </span>
        </label>
        <label>
          Its name
          <span className="ui-input">
            <input name="dealerName" defaultValue={typed.dealerName} autoComplete="off" />
          </span>
        </label>
        <label>
          Its ZIP code
          <span className="ui-input">
            <input
              name="dealerZip"
              defaultValue={typed.dealerZip}
              inputMode="numeric"
              pattern="\d{5}"
              autoComplete="off"
            />
          </span>
        </label>
        <button
          type="submit"
          name="act"
          value="feed.import"
          className="ui-button ui-button-primary"
        >
          Take in
        </button>
      </form>
    </Box>
  );
}
