import {
  leadMailNames,
  leadMails,
  staffRoleNames,
  staffRoles,
} from '@forecourt/domain/dealer/staff';
import { closeOnEscape } from '../../ui/form/close-on-escape.ts';
import { ActForm } from '../act-form.tsx';
import type { PortalFrame } from '../services.ts';
import type { Colleague } from './people-view.ts';

interface ColleagueProps {
  readonly colleague: Colleague;
  readonly frame: PortalFrame;
  readonly isManager: boolean;
}

/** Somebody who works here. Managers change everybody, others their own mails. */
export function ColleagueRow({ colleague, frame, isManager }: ColleagueProps) {
  const { email, name, role, mails, isMe } = colleague;
  return (
    <li>
      <div className="portal-colleague">
        <b>
          {name}
          {isMe && <em>You</em>}
        </b>
        <small>{email}</small>
        <small>
          <Since colleague={colleague} />
        </small>
      </div>
      {isManager || isMe ? (
        <ActForm
          act="people.change"
          frame={frame}
          fields={{ email }}
          className="portal-colleague-choices"
        >
          {isManager ? (
            <Choice label={`Role of ${name}`} name="role" value={role}>
              {staffRoles.map((one) => [one, staffRoleNames[one]])}
            </Choice>
          ) : (
            <span>{staffRoleNames[role]}</span>
          )}
          <Choice label={`Mails to ${name}`} name="mails" value={mails}>
            {leadMails.map((one) => [one, leadMailNames[one]])}
          </Choice>
          <button type="submit" className="ui-button ui-button-secondary">
            Save<span className="ui-visually-hidden"> what is chosen for {name}</span>
          </button>
        </ActForm>
      ) : (
        <p className="portal-colleague-choices">
          <span>{staffRoleNames[role]}</span>
          <span>{leadMailNames[mails]}</span>
        </p>
      )}
      {isManager && <Deeds colleague={colleague} frame={frame} />}
    </li>
  );
}

function Since({ colleague: { hasCome, isInvited, since } }: Pick<ColleagueProps, 'colleague'>) {
  const at = <time dateTime={since.iso}>{since.text}</time>;
  if (hasCome) return <>First here: {at}</>;
  return (
    <>
      {isInvited ? 'Invited' : 'Let in'}, not here yet: {at}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** Values, each with what people read. */
  readonly children: readonly (readonly [value: string, words: string])[];
}

function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <span className="ui-input">
      <select aria-label={label} name={name} defaultValue={value}>
        {children.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}

function Deeds({ colleague, frame }: Omit<ColleagueProps, 'isManager'>) {
  const { email, name, role, hasCome, isInvited, isMe } = colleague;
  return (
    <div className="portal-colleague-deeds">
      {!hasCome && (
        <ActForm act="people.invite" frame={frame} fields={{ email, name, role }}>
          <button type="submit" className="ui-button ui-button-secondary">
            {isInvited ? (
              <>
                Send again<span className="ui-visually-hidden"> the invitation of {name}</span>
              </>
            ) : (
              <>
                Send an invitation<span className="ui-visually-hidden"> to {name}</span>
              </>
            )}
          </button>
        </ActForm>
      )}
      <details onKeyDown={closeOnEscape}>
        <summary className="ui-button ui-button-secondary">
          Remove<span className="ui-visually-hidden"> {name}</span>
        </summary>
        <ActForm act="people.remove" frame={frame} fields={{ email }}>
          <p>
            {isMe ? 'You come' : `${name} comes`} in no more and {isMe ? 'get' : 'gets'} no mails of
            leads. What {isMe ? 'you' : 'they'} wrote to shoppers stays.
          </p>
          <button type="submit" className="ui-button ui-button-primary">
            {isMe ? 'Remove yourself' : `Remove ${name}`}
          </button>
        </ActForm>
      </details>
    </div>
  );
}
