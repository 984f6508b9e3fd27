import { maxFeedBytes } from '@forecourt/domain/operator/upload-limits';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Box } from '../../back-office/box.tsx';
import { ActButton } from '../acts/act-button.tsx';
import { ActForm } from '../acts/act-form.tsx';
import { Field, TextField } from '../acts/field.tsx';
import { useProblems, useTyped } from '../acts/use-typed.ts';
import { Older } from '../older.tsx';
import { DialectField } from './dialect-field.tsx';
import { feedLimit } from './feed-limit.ts';
import { Sources } from './feed-sources.tsx';
import type { FeedsView } from './feed-views.ts';
import { ownCodeHint } from './own-code-hint.ts';
import { RunRows } from './run-rows.tsx';

/** Imports, those that wait for somebody ahead of all ways to have more; and one's own file. */
export function FeedsPage({ shown }: { readonly shown: FeedsView }) {
  const { runs, older, before } = shown;
  return (
    <>
      <Box id="runs" title="Runs" note={noteOf(shown)}>
        <RunRows runs={runs} none="No file was imported yet." />
        <Older
          count={runs.length}
          older={older && `?${new URLSearchParams({ before: older })}#runs`}
          latest={before === '' ? null : '/console/feeds#runs'}
        />
      </Box>
      <Sources shown={shown} />
      {shown.mayImport && <Upload mappings={shown.mappings} />}
    </>
  );
}

/** Those whose dealers wait are ahead of all others. */
function noteOf({ runs, runCount }: FeedsView): string {
  if (runCount === 0) return '';
  const waits = runs.some(({ held }) => held > 0) ? ', those that wait for you first' : '';
  return `${groupDigits(runs.length)} of ${groupDigits(runCount)}${waits}`;
}

/** Where there is a script, what the server would refuse is not sent. */
function refuseLarge(input: HTMLInputElement): void {
  const isLarge = (input.files?.[0]?.size ?? 0) >= maxFeedBytes;
  input.setCustomValidity(isLarge ? feedLimit.sentence : '');
}

function Upload({ mappings }: Pick<FeedsView, 'mappings'>) {
  const typed = useTyped('feed.import');
  return (
    <Box
      title="Take in a file"
      note={`CSV or TSV, plain, gzip or zip, ${maxFeedBytes / 1e6} MB at most. It is all that its dealers have.`}
    >
      <ActForm
        problems={useProblems('feed.import')}
        encType="multipart/form-data"
        className="office-box-body console-form console-fields"
      >
        <input type="hidden" name="act" value="feed.import" />
        <DialectField mappings={mappings} chosen={typed.mapping} />
        <TextField
          label="Dealer, where the file does not say"
          name="dealer"
          defaultValue={typed.dealer}
          placeholder="Its own code"
          hint={ownCodeHint}
        />
        <TextField label="Its name" name="dealerName" defaultValue={typed.dealerName} />
        <TextField
          label="Its ZIP code"
          name="dealerZip"
          defaultValue={typed.dealerZip}
          inputMode="numeric"
          pattern="\d{5}"
        />
        {/* The last field: of a form that is too large only what stands ahead of its file is read. */}
        <Field label="File" name="file">
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              name="file"
              accept=".csv,.tsv,.txt,.gz,.zip"
              onChange={({ currentTarget }) => refuseLarge(currentTarget)}
              required
            />
          )}
        </Field>
        <ActButton look="primary">Take in</ActButton>
      </ActForm>
    </Box>
  );
}
