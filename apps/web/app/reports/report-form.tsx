import type { ReportOutcome } from '@forecourt/domain/listing/report/report-reasons';
import { maxReportDetails, reportReasons } from '@forecourt/domain/listing/report/report-reasons';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDraft } from '../drafts/use-draft.ts';
import { useFocusOnProblem } from '../leads/sending/use-focus-on-problem.ts';
import { FormField, Problem } from '../ui/form/form-field.tsx';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import { postReport } from './post-report.ts';
import type { ReportedCar } from './reported-car.ts';

interface ReportFormProps {
  readonly car: ReportedCar;
  /** What was sent just now and not taken. */
  readonly refused?: TypedFields | undefined;
  /** What became of it. */
  readonly outcome?: ReportOutcome | undefined;
  readonly onSent: () => void;
}

const sentences: Partial<Record<ReportOutcome['status'], string>> = {
  GONE: 'The car is no longer for sale, so there is nothing left to report.',
  FAILED: 'Your report could not be stored just now. Your words are still here: try again.',
};

export const reportDraft = ({ href }: ReportedCar): string => `report ${href}`;

/** What is wrong with a car, as a reason and in words. With a script the page stays as it is meanwhile. */
export function ReportForm({ car, refused, outcome, onSent }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { result, isSending, send } = useSendReport(car, outcome ?? null, onSent);
  const problems = result?.status === 'INVALID' ? result.problems : {};
  const sentence =
    result?.status === 'LIMITED' ? result.sentence : result && sentences[result.status];
  useDraft(form, reportDraft(car), refused !== undefined);
  useFocusOnProblem(form, result?.status === 'SUCCESS' ? null : result);
  return (
    <form
      ref={form}
      method="post"
      action={`${car.href}/report`}
      className="report-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      {sentence && (
        <p className="ui-form-problem" role="alert" tabIndex={-1}>
          <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
          <span>{sentence}</span>
        </p>
      )}
      <Reasons chosen={refused?.reason} problem={problems.reason} />
      <FormField label="Details" isOptional={!problems.details} problem={problems.details}>
        {(attributes) => (
          <textarea
            {...attributes}
            name="details"
            rows={3}
            maxLength={maxReportDetails}
            defaultValue={refused?.details}
          />
        )}
      </FormField>
      <p className="report-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name="textPot" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button
        type="submit"
        className="ui-button ui-button-primary ui-button-large"
        aria-disabled={isSending || undefined}
      >
        {isSending ? 'Sending …' : 'Send report'}
      </button>
      <p className="ui-fine-print">
        It goes to the people who run this site, without your name. The seller does not see it.
      </p>
    </form>
  );
}

function Reasons({
  chosen,
  problem,
}: {
  readonly chosen: string | undefined;
  readonly problem: string | undefined;
}) {
  return (
    <fieldset aria-describedby={problem ? 'reason-problem' : undefined}>
      <legend>What is wrong?</legend>
      {reportReasons.map(({ code, name }) => (
        <label key={code} className="report-reason">
          <input
            type="radio"
            name="reason"
            value={code}
            defaultChecked={chosen === code}
            aria-invalid={problem ? true : undefined}
          />
          {name}
        </label>
      ))}
      <Problem id="reason-problem" text={problem} />
    </fieldset>
  );
}

/** Sends a report, once however often it is pressed. */
function useSendReport(car: ReportedCar, before: ReportOutcome | null, onSent: () => void) {
  const [result, setResult] = useState(before);
  const [isSending, setSending] = useState(false);

  async function send(form: FormData) {
    if (isSending) return;
    setSending(true);
    const outcome = await postReport(car, form);
    setSending(false);
    setResult(outcome);
    if (outcome.status === 'SUCCESS') onSent();
  }

  return { result, isSending, send: (form: FormData) => void send(form) };
}
