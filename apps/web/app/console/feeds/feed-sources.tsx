import type { ReactNode } from 'react';
import { Box, Rows } from '../box.tsx';
import { Deed } from '../sheet-page.tsx';
import { State } from '../state.tsx';
import { When } from '../when.tsx';
import type { FeedsView, SourceFields } from './feed-views.ts';

type Source = FeedsView['sources'][number];

/** Feeds that are fetched by themselves, and the form of one. */
export function Sources({ shown }: { readonly shown: FeedsView }) {
  const { sources, chosen, mayImport, mappings } = shown;
  return (
    <>
      <Box title="Fetched by themselves" note="Times are UTC.">
        {sources.length === 0 ? (
          <p className="console-none">No feed is fetched by itself yet.</p>
        ) : (
          <Rows names={['Feed', 'State', 'Next', '']}>
            {sources.map((source) => (
              <SourceRow key={source.name} source={source} mayChange={mayImport} />
            ))}
          </Rows>
        )}
      </Box>
      {mayImport && <SourceForm key={chosen?.name} chosen={chosen} mappings={mappings} />}
    </>
  );
}

interface SourceRowProps {
  readonly source: Source;
  readonly mayChange: boolean;
}

function SourceRow({ source, mayChange }: SourceRowProps) {
  const { name, url, schedule, next, last, lastOutcome } = source;
  return (
    <tr>
      <td>
        <b>{name}</b>
        <small className="console-code">{url}</small>
      </td>
      <td>
        <SourceState source={source} />
        <small>
          {lastOutcome} {last && <When at={last} />}
        </small>
      </td>
      <td data-name="Next">
        {next ? <When at={next} /> : 'when asked'}
        {schedule && <small className="console-code">{schedule}</small>}
      </td>
      <td>
        {mayChange && (
          <div className="console-deeds">
            <Deed deed={{ act: 'source.fetch', name: 'Fetch now', fields: { name } }} />
            <a
              className="ui-button ui-button-secondary"
              href={`/console/feeds?${new URLSearchParams({ source: name })}#source`}
            >
              Change
            </a>
            <Deed deed={{ act: 'source.remove', name: 'Remove', fields: { name } }} />
          </div>
        )}
      </td>
    </tr>
  );
}

function SourceState({ source: { last, failures, isBusy } }: { readonly source: Source }) {
  if (isBusy) return <State mood="wait">Fetching</State>;
  if (failures > 0)
    return <State mood="bad">{failures === 1 ? 'Failed' : `Failed ${failures} times`}</State>;
  return <State mood="well">{last ? 'Well' : 'Not fetched yet'}</State>;
}

interface SourceFormProps {
  readonly chosen: SourceFields | null;
  readonly mappings: readonly string[];
}

function SourceForm({ chosen, mappings }: SourceFormProps) {
  return (
    <Box
      title={chosen ? `Change ${chosen.name}` : 'Have a feed fetched'}
      note="By HTTPS or SFTP, from public addresses alone."
    >
      <form id="source" method="post" className="console-box-body console-form">
        <Field label="Name">
          <input
            name="name"
            defaultValue={chosen?.name}
            readOnly={chosen !== null}
            required
            maxLength={60}
            autoComplete="off"
          />
        </Field>
        <Field label="Address">
          <input
            name="url"
            defaultValue={chosen?.url}
            placeholder="https://… or sftp://…"
            required
            maxLength={500}
            autoComplete="off"
          />
        </Field>
        <Field label="Minute hour day month weekday, UTC">
          <input
            name="schedule"
            defaultValue={chosen?.schedule}
            placeholder="30 5 * * *"
            maxLength={60}
            autoComplete="off"
          />
        </Field>
        <Field label="User name there">
          <input
            name="user"
            autoComplete="off"
            maxLength={100}
            placeholder={chosen ? 'as it was' : ''}
          />
        </Field>
        <Field label="Password there">
          <input
            name="password"
            type="password"
            autoComplete="new-password"
            maxLength={200}
            placeholder={chosen ? 'as it was' : ''}
          />
        </Field>
        <Field label="Key of a server of SFTP">
          <input
            name="hostKey"
            defaultValue={chosen?.hostKey}
            placeholder="SHA256:…"
            maxLength={60}
            autoComplete="off"
          />
        </Field>
        <Field label="Dialect">
          <select name="mapping" defaultValue={chosen?.mapping ?? ''}>
            <option value="">Recognised by the header</option>
            {mappings.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        <Field label="Dealer, where the file does not say">
          <input
            name="dealer"
            defaultValue={chosen?.dealer}
            placeholder="Its id"
            autoComplete="off"
          />
        </Field>
        <Field label="Its name">
          <input name="dealerName" defaultValue={chosen?.dealerName} autoComplete="off" />
        </Field>
        <Field label="Its ZIP code">
          <input
            name="dealerZip"
            defaultValue={chosen?.dealerZip}
            inputMode="numeric"
            pattern="\d{5}"
            autoComplete="off"
          />
        </Field>
        <button type="submit" name="act" value="source.set" className="ui-button ui-button-primary">
          {chosen ? 'Change' : 'Add'}
        </button>
      </form>
    </Box>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label>
      {label}
      <span className="ui-input">{children}</span>
    </label>
  );
}
