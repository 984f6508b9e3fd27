import { closeOnEscape } from '../../ui/form/close-on-escape.ts';
import type { RowDeed } from '../sheet.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { TextField } from './field.tsx';
import { useProblems, useSentForm } from './use-typed.ts';

interface DeedProps {
  readonly deed: RowDeed;
  /** What it is done to, for who hears the button without its row; absent where nothing else is done by its name. */
  readonly subject?: string | undefined;
}

/** One thing that is done: a form, so that it works without a script. What cannot be taken back is asked first. */
export function Deed({ deed, subject }: DeedProps) {
  const { act, name, sure } = deed;
  if (sure) return <AskedDeed deed={deed} subject={subject} sure={sure} />;
  return (
    <ActForm>
      <Hidden fields={deed.fields} />
      <ActButton act={act} look="secondary">
        {name}
        <Subject of={subject} />
      </ActButton>
    </ActForm>
  );
}

/** What a control of a row is about; the row shows it. */
export function Subject({ of }: { readonly of: string | undefined }) {
  return of !== undefined && <span className="ui-visually-hidden"> {of}</span>;
}

interface AskedDeedProps extends DeedProps {
  readonly sure: NonNullable<RowDeed['sure']>;
}

/** Says what is going to happen and to what; most take a reason for the audit log. */
function AskedDeed({ deed: { act, name, fields }, subject, sure }: AskedDeedProps) {
  const sent = useSentForm(act);
  const problems = useProblems(act);
  const typed = sent ?? {};
  const isTyped =
    sent !== null && Object.entries(fields).every(([field, value]) => sent[field] === value);
  return (
    <details className="console-sure" open={isTyped} onKeyDown={closeOnEscape}>
      <summary className="ui-button ui-button-secondary">
        {name}
        <Subject of={subject} />
      </summary>
      <ActForm className="console-form" problems={isTyped ? problems : {}}>
        <Hidden fields={fields} />
        <p>{sure.says}</p>
        {sure.choice && (
          <div className="console-choices">
            <label>
              <input
                type="checkbox"
                name={sure.choice.field}
                defaultChecked={isTyped && typed[sure.choice.field] === 'on'}
              />
              {sure.choice.label}
            </label>
          </div>
        )}
        {sure.example !== undefined && (
          <TextField
            label={sure.readBy ? `Why: ${sure.readBy} reads it, too` : 'Why, for the audit log'}
            name="reason"
            defaultValue={isTyped ? typed.reason : undefined}
            placeholder={sure.example}
            maxLength={200}
          />
        )}
        <ActButton act={act} look="primary">
          {sure.button}
        </ActButton>
      </ActForm>
    </details>
  );
}

function Hidden({ fields }: Pick<RowDeed, 'fields'>) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
