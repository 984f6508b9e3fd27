import { type ReactNode, useRef } from 'react';
import { useDraft, useDraftKey } from '../../drafts/use-draft.ts';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import type { ContactData } from '../contact-data.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

interface LeadFormProps {
  /** What goes along unseen, and where to. */
  readonly page: Pick<ContactData, 'formHref' | 'key' | 'originPage' | 'zip'>;
  /** By which its draft is known. */
  readonly draft: string;
  /** What was sent just now and not taken. */
  readonly refused: TypedFields | undefined;
  /** What became of it, another one each time; null of what was not sent. */
  readonly answer: object | null;
  /** Why nothing was sent, where no field is to blame. */
  readonly problem: ReactNode;
  readonly sendLabel: string;
  readonly isSending: boolean;
  readonly send: (form: FormData) => void;
  /** Who gets what is typed. */
  readonly promise: ReactNode;
  readonly children: ReactNode;
}

/** A form to sellers. It is sent as any form; with a script the page stays as it is meanwhile. */
export function LeadForm(props: LeadFormProps) {
  const { page, draft, refused, answer, isSending, send } = props;
  const form = useRef<HTMLFormElement>(null);
  const key = useDraftKey(draft, refused?.key ?? page.key);
  useDraft(form, draft, refused !== undefined);
  useFocusOnProblem(form, answer);
  return (
    <form
      ref={form}
      className={leadFormClass}
      method="post"
      action={page.formHref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      {props.problem}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="originPage" value={refused?.originPage ?? page.originPage} />
      {page.zip && <input type="hidden" name="zip" value={page.zip} />}
      <LeadTrap />
      {props.children}
      <p className="ui-fine-print">{props.promise}</p>
      <button
        className="ui-button ui-button-primary ui-button-large ui-button-wide"
        type="submit"
        aria-disabled={isSending || undefined}
      >
        {isSending ? 'Sending …' : props.sendLabel}
      </button>
      <p className="ui-visually-hidden" role="status">
        {isSending ? 'Sending' : ''}
      </p>
    </form>
  );
}

/** The class of forms that go to a seller. */
export const leadFormClass = 'ui-stack-large lead-form';

/** A field that only robots fill in. */
export function LeadTrap() {
  return (
    <div className="lead-trap" aria-hidden="true">
      <label>
        Leave this empty
        <input name="textPot" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
