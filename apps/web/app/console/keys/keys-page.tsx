import { allKeyScopes, keyScopes } from '@forecourt/domain/operator/key-scopes';
import { useId } from 'react';
import { Box } from '../../back-office/box.tsx';
import type { Asked } from '../../back-office/office.ts';
import { Problem } from '../../ui/form/form-field.tsx';
import { ActButton } from '../acts/act-button.tsx';
import { ActForm } from '../acts/act-form.tsx';
import { Deed } from '../acts/deed.tsx';
import { TextField } from '../acts/field.tsx';
import { useProblem } from '../acts/sent-state.ts';
import { useProblems, useTyped } from '../acts/use-typed.ts';
import type { KeysView } from '../console-views.ts';
import { Rows } from '../rows.tsx';
import { State } from '../state.tsx';
import { When } from '../when.tsx';
import { NewKey } from './new-key.tsx';

interface KeysPageProps {
  readonly shown: KeysView;
  /** A key that was made just now: it is never shown again. */
  readonly once: string | null;
}

/** Keys by which programs come in. */
export function KeysPage({ shown, once }: KeysPageProps) {
  return (
    <>
      {once !== null && <NewKey text={once} name={nameOf(once, shown)} />}
      <MakeKey />
      <Box title="Keys" note={`${shown.keys.length} in all`}>
        {shown.keys.length === 0 ? (
          <p className="office-none">No key was made yet.</p>
        ) : (
          <Rows names={['Key', 'Opens', 'State', 'Last used', '']}>
            {shown.keys.map((key) => (
              <KeyRow key={key.id} shown={key} />
            ))}
          </Rows>
        )}
      </Box>
    </>
  );
}

/** A key begins with what is kept of it to tell it from others. */
const nameOf = (once: string, { keys }: KeysView) =>
  keys.find(({ start }) => once.startsWith(start))?.name;

function MakeKey() {
  const typed = useTyped('key.make');
  return (
    <Box title="Make a key" note="For a program: it sends Authorization: Bearer and the key.">
      <ActForm problems={useProblems('key.make')} className="office-box-body console-form">
        <TextField
          label="Name"
          name="name"
          defaultValue={typed.name}
          placeholder="Peach uploads"
          maxLength={60}
          required
        />
        <CountField label="Days that it is good" name="days" none="no end" />
        <CountField label="Requests a minute" name="perMinute" none="120" />
        <ScopeBoxes typed={typed} />
        <ActButton act="key.make" look="primary">
          Make the key
        </ActButton>
      </ActForm>
    </Box>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly name: string;
  /** What holds where nothing is typed. */
  readonly none: string;
}

/** A number, of four digits at most. */
function CountField({ label, name, none }: CountFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={useTyped('key.make')[name]}
      placeholder={none}
      inputMode="numeric"
      pattern="\d{1,4}"
    />
  );
}

/** What is wrong with all of them is told at the first one, where the keyboard is then. */
function ScopeBoxes({ typed }: { readonly typed: Asked }) {
  const problem = useProblem('scopes');
  const id = useId();
  return (
    <fieldset className="console-choices">
      <legend>What it opens</legend>
      {allKeyScopes.map((scope, place) => (
        <label key={scope}>
          <input
            type="checkbox"
            name={scope}
            defaultChecked={typed[scope] === 'on'}
            {...(problem && place === 0 && { 'aria-invalid': true, 'aria-describedby': id })}
          />
          <span>
            {keyScopes[scope]} <small className="console-code">{scope}</small>
          </span>
        </label>
      ))}
      <Problem id={id} text={problem} />
    </fieldset>
  );
}

const moods = { good: 'well', expired: 'over', revoked: 'ended' } as const;
const words = { good: 'Good', expired: 'Over', revoked: 'Revoked' } as const;

function KeyRow({ shown }: { readonly shown: KeysView['keys'][number] }) {
  const { name, start, scopes, perMinute, madeBy, made, used, expires, state } = shown;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <small>
          <span className="console-code">{start}…</span>, by {madeBy}, <When at={made} />
        </small>
      </th>
      <td>
        {scopes.join(', ')}
        <small>{perMinute} requests a minute</small>
      </td>
      <td>
        <State mood={moods[state]}>{words[state]}</State>
        {expires && state !== 'revoked' && (
          <small>
            until <When at={expires} />
          </small>
        )}
      </td>
      <td data-name="Last used">{used ? <When at={used} /> : 'never'}</td>
      <td>
        {state !== 'revoked' && (
          <div className="console-deeds">
            <Deed
              subject={name}
              deed={{
                act: 'key.revoke',
                name: 'Revoke',
                fields: { name },
                sure: {
                  says: `Whatever comes with the key “${name}” (${start}…) is refused from its next request on, for good.`,
                  button: 'Revoke the key',
                  example: 'It was mailed by mistake',
                },
              }}
            />
          </div>
        )}
      </td>
    </tr>
  );
}
