import { operatorRoles, roleWords } from '@forecourt/domain/operator/roles';
import { Box } from '../back-office/box.tsx';
import { ActButton } from './acts/act-button.tsx';
import { ActForm } from './acts/act-form.tsx';
import { Deed, Subject } from './acts/deed.tsx';
import { Field, TextField } from './acts/field.tsx';
import { useProblems, useTyped } from './acts/use-typed.ts';
import type { PeopleView } from './console-views.ts';
import { Rows } from './rows.tsx';
import type { RowDeed } from './sheet.ts';
import { When } from './when.tsx';

/** Who runs the marketplace, and what each may do. */
export function PeoplePage({ shown }: { readonly shown: PeopleView }) {
  const typed = useTyped('person.set');
  const problems = useProblems('person.set');
  const entry = typed.only === 'new' ? typed : {};
  return (
    <>
      <Box
        title="Let somebody in"
        note="A mail tells them. They come with the account that they have, or will have, under the address."
      >
        <ActForm
          problems={typed.only === 'new' ? problems : {}}
          className="office-box-body console-form"
        >
          <input type="hidden" name="only" value="new" />
          <TextField label="Email" name="email" type="email" defaultValue={entry.email} required />
          <RoleChoice value={entry.role ?? 'operator'} label="Role" isLabelled />
          <ActButton act="person.set" look="primary">
            Let in
          </ActButton>
        </ActForm>
      </Box>
      <Box title="People" note={`${shown.people.length} in all`}>
        <Rows names={['Who', 'Role', 'Second factor', 'Last here', '']}>
          {shown.people.map((person) => (
            <Person key={person.email} person={person} />
          ))}
        </Rows>
      </Box>
      <Box title="Roles">
        <dl className="office-box-body console-facts">
          {operatorRoles.map((role) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{roleWords[role]}</dd>
            </div>
          ))}
        </dl>
      </Box>
    </>
  );
}

function Person({ person }: { readonly person: PeopleView['people'][number] }) {
  const { email, role, addedBy, added, seen, factors, hasAccount, isMe } = person;
  const typed = useTyped('person.set');
  const problems = useProblems('person.set');
  const isTyped = typed.email === email && typed.only !== 'new';
  return (
    <tr>
      <th scope="row">
        <b className="console-address">{email}</b>
        <small>
          {isMe ? 'You, ' : ''}added by {addedBy}, <When at={added} />
        </small>
      </th>
      <td>
        <ActForm problems={isTyped ? problems : {}} className="console-form">
          <input type="hidden" name="email" value={email} />
          <RoleChoice value={isTyped ? (typed.role ?? role) : role} label={`Role of ${email}`} />
          <ActButton act="person.set" look="secondary">
            Change
            <Subject of={email} />
          </ActButton>
        </ActForm>
      </td>
      <td data-name="Second factor">{factorsOf(factors, hasAccount)}</td>
      <td data-name="Last here">{seen ? <When at={seen} /> : 'never'}</td>
      <td>
        <div className="console-deeds">
          {hasAccount && <Deed deed={resetDeed(person)} subject={email} />}
          <Deed deed={removeDeed(person)} subject={email} />
        </div>
      </td>
    </tr>
  );
}

const resetDeed = ({ email, factors, isMe }: PeopleView['people'][number]): RowDeed => {
  const hasPasskey = factors.includes('passkey');
  const stays = hasPasskey ? ' A passkey still opens the console, unless you remove it.' : '';
  return {
    act: 'person.reset',
    name: 'Reset factor',
    fields: { email },
    sure: {
      says: `${isMe ? 'You are' : `${email} is`} signed out everywhere, and the app and the backup codes count no more: whoever signs in with that address sets up new ones.${stays}`,
      button: 'Reset the factor',
      example: 'The phone was lost',
      ...(hasPasskey && {
        choice: { field: 'passkeys', label: 'Remove their passkeys, too' },
      }),
    },
  };
};

const removeDeed = ({ email, isMe }: PeopleView['people'][number]): RowDeed => ({
  act: 'person.remove',
  name: 'Remove',
  fields: { email },
  sure: {
    says: `${isMe ? 'You' : email} may come in no more. The account stays, as that of a shopper.`,
    button: isMe ? 'Remove yourself' : 'Remove this person',
    example: 'No longer works here',
  },
});

function factorsOf(factors: readonly ('app' | 'passkey')[], hasAccount: boolean): string {
  if (!hasAccount) return 'no account yet';
  return factors.length === 0 ? 'none yet' : factors.join(', ');
}

interface RoleChoiceProps {
  readonly value: string;
  readonly label: string;
  /** Whether the label is seen. */
  readonly isLabelled?: boolean;
}

function RoleChoice({ value, label, isLabelled = false }: RoleChoiceProps) {
  return (
    <Field label={label} name="role" isLabelHidden={!isLabelled}>
      {(attributes) => (
        <select {...attributes} name="role" defaultValue={value}>
          {operatorRoles.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
