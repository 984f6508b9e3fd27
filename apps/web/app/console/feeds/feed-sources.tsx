import type { ComponentProps } from 'react';
import { Box } from '../../back-office/box.tsx';
import type { Asked } from '../../back-office/office.ts';
import { passwordAgain } from '../../unsent-forms/password-again.ts';
import { ActButton } from '../acts/act-button.tsx';
import { ActForm } from '../acts/act-form.tsx';
import { Deed, Subject } from '../acts/deed.tsx';
import { TextField } from '../acts/field.tsx';
import { useProblems, useTyped } from '../acts/use-typed.ts';
import { Rows } from '../rows.tsx';
import { State } from '../state.tsx';
import { When } from '../when.tsx';
import { DialectField } from './dialect-field.tsx';
import type { FeedsView, SourceFields } from './feed-views.ts';
import { ownCodeHint } from './own-code-hint.ts';

type Source = FeedsView['sources'][number];

/** Feeds that are fetched by themselves, and the form of one. */
export function Sources({ shown }: { readonly shown: FeedsView }) {
  const { sources, chosen, mayImport } = shown;
  return (
    <>
      <Box title="Fetched by themselves" note="Times are UTC.">
        {sources.length === 0 ? (
          <p className="office-none">No feed is fetched by itself yet.</p>
        ) : (
          <Rows names={['Feed', 'State', 'Next', '']}>
            {sources.map((source) => (
              <SourceRow key={source.name} source={source} mayChange={mayImport} />
            ))}
          </Rows>
        )}
      </Box>
      {mayImport && <SourceForm key={chosen?.name} shown={shown} />}
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
      <th scope="row">
        <b>{name}</b>
        <small className="console-code">{url}</small>
      </th>
      <td>
        <SourceState source={source} />
        <small>
          {lastOutcome} {last && <When at={last} />}
        </small>
      </td>
      <td data-name="Next">
        <div>
          {next ? <When at={next} /> : 'when asked'}
          {schedule && <small className="console-code">{schedule}</small>}
        </div>
      </td>
      <td>
        {mayChange && (
          <div className="console-deeds">
            <Deed
              deed={{ act: 'source.fetch', name: 'Fetch now', fields: { name } }}
              subject={name}
            />
            <a
              className="ui-button ui-button-secondary"
              href={`/console/feeds?${new URLSearchParams({ source: name })}#source`}
            >
              Change
              <Subject of={name} />
            </a>
            <Deed
              subject={name}
              deed={{
                act: 'source.remove',
                name: 'Remove',
                fields: { name },
                sure: {
                  says: `${name} is fetched no more, and how to log in there is forgotten. Its cars stay for sale.`,
                  button: 'Remove the feed',
                  example: 'The dealer sends files itself now',
                },
              }}
            />
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
  return last ? <State mood="well">Well</State> : <State mood="due">Not fetched yet</State>;
}

/** What is typed into a field. */
interface TypedField extends Omit<ComponentProps<'input'>, 'name'> {
  readonly label: string;
  readonly name: keyof SourceFields | 'user' | 'password';
  /** Whether it names what is changed. */
  readonly isFixed?: boolean;
}

/** Where a feed is fetched from, when, and as whom. */
const reached: readonly TypedField[] = [
  { label: 'Name', name: 'name', isFixed: true, required: true, maxLength: 60 },
  {
    label: 'Address',
    name: 'url',
    required: true,
    maxLength: 500,
    placeholder: 'https://… or sftp://…',
  },
  {
    label: 'Minute hour day month weekday, UTC',
    name: 'schedule',
    maxLength: 60,
    placeholder: '30 5 * * *',
  },
  { label: 'User name there', name: 'user', maxLength: 100 },
  {
    label: 'Password there',
    name: 'password',
    maxLength: 200,
    type: 'password',
    autoComplete: 'new-password',
  },
  {
    label: 'Key of a server of SFTP',
    name: 'hostKey',
    maxLength: 60,
    placeholder: 'SHA256:…',
  },
];

/** Whose cars they are. */
const ofDealer: readonly TypedField[] = [
  {
    label: 'Dealer, where the file does not say',
    name: 'dealer',
    placeholder: 'Its own code',
  },
  { label: 'Its name', name: 'dealerName' },
  { label: 'Its ZIP code', name: 'dealerZip', inputMode: 'numeric', pattern: '\\d{5}' },
];

type SourceFormProps = Pick<FeedsView, 'chosen' | 'keptUser' | 'mappings'>;

function SourceForm({
  shown: { chosen, keptUser, mappings },
}: {
  readonly shown: SourceFormProps;
}) {
  const typed = useTyped('source.set');
  const shown: Asked = { ...chosen, ...typed };
  const about = { shown, isChosen: chosen !== null };
  return (
    <Box
      title={chosen ? `Change ${chosen.name}` : 'Have a feed fetched'}
      note="By HTTPS or SFTP, from public addresses alone."
    >
      <ActForm
        id="source"
        problems={useProblems('source.set')}
        className="office-box-body console-form console-fields"
      >
        {chosen === null && <input type="hidden" name="isNew" value="yes" />}
        <Typed
          fields={reached}
          hints={hintsOf({ chosen, keptUser }, passwordAgain in typed)}
          {...about}
        />
        <DialectField mappings={mappings} chosen={shown.mapping} />
        <Typed fields={ofDealer} hints={{ dealer: ownCodeHint }} {...about} />
        <ActButton act="source.set" look="primary">
          {chosen ? 'Change' : 'Add'}
        </ActButton>
      </ActForm>
    </Box>
  );
}

/** What to know of the login: as whom a feed is fetched now, and that no password is shown again. */
function hintsOf({ chosen, keptUser }: Omit<SourceFormProps, 'mappings'>, isAgain: boolean): Asked {
  const again = isAgain ? 'Type the password again.' : '';
  if (chosen === null) return { password: again };
  if (keptUser === null) return { user: 'None is kept.', password: again || 'None is kept.' };
  return {
    user: `Kept: ${keptUser}. Empty leaves it.`,
    password: again || 'One is kept, for this server alone. Empty leaves it.',
  };
}

interface TypedProps {
  readonly fields: readonly TypedField[];
  readonly hints?: Asked;
  readonly shown: Asked;
  /** Whether a feed that is there is changed. */
  readonly isChosen: boolean;
}

function Typed({ fields, hints = {}, shown, isChosen }: TypedProps) {
  return fields.map(({ label, name, isFixed = false, ...input }) => (
    <TextField
      key={name}
      label={label}
      {...input}
      name={name}
      hint={hints[name]}
      readOnly={isFixed && isChosen}
      defaultValue={shown[name]}
    />
  ));
}
