import { ArrowRight, Cpu } from 'lucide-react';
import { Box } from '../back-office/box.tsx';
import type { AuditView } from './console-views.ts';
import { FindField } from './find-field.tsx';
import { Older } from './older.tsx';
import { Rows } from './rows.tsx';
import { When } from './when.tsx';

type Entry = AuditView['entries'][number];

/** Every change, and ways to find one. */
export function AuditPage({ shown }: { readonly shown: AuditView }) {
  const { asked, actors, acts, entries, older, latest } = shown;
  return (
    <>
      <form method="get" className="console-narrow">
        <Choice
          name="actor"
          label="Who"
          value={asked.actor}
          all="Anyone"
          options={actors.map((actor) => ({ value: actor, name: actor }))}
        />
        <Choice name="act" label="What" value={asked.act} all="Anything" options={acts} />
        <FindField
          text={asked.text}
          label="Find an entry"
          hint="Name, dealer, lead"
          button="Show"
        />
      </form>
      <Box title="Entries">
        {entries.length === 0 ? (
          <p className="office-none">Nothing of that kind was changed.</p>
        ) : (
          <Rows names={['When', 'Who', 'What', 'Before and after']}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </Rows>
        )}
        <Older count={entries.length} older={older} latest={latest} />
      </Box>
    </>
  );
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const { at, actor, isPerson, did, subject, before, after, reason } = entry;
  return (
    <tr>
      <td className="console-quiet">
        <When at={at} />
      </td>
      <td>
        <span className="console-who">
          <span
            className={`office-face console-actor ${isPerson ? '' : 'console-actor-program'}`}
            aria-hidden="true"
          >
            {isPerson ? actor.slice(0, 2).toUpperCase() : <Cpu className="ui-icon" size={14} />}
          </span>
          {actor}
        </span>
      </td>
      <td>
        <span className="console-quiet">{did}</span> <b>{subject}</b>
        {reason && <small>{reason}</small>}
      </td>
      <td>
        {before === null && after === null ? (
          <span className="console-quiet">–</span>
        ) : (
          <Change before={before} after={after} />
        )}
      </td>
    </tr>
  );
}

function Change({ before, after }: Pick<Entry, 'before' | 'after'>) {
  return (
    <span className="console-change">
      {before && <s>{before}</s>}
      {before && after && <ArrowRight className="ui-icon" size={12} aria-label="became" />}
      {after && <b>{after}</b>}
    </span>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
}

function Choice({ name, label, value, all, options }: ChoiceProps) {
  return (
    <span className="ui-input">
      <select name={name} defaultValue={value} aria-label={label}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </span>
  );
}
