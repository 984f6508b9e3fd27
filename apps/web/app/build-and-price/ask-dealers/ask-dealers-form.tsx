import { CircleAlert } from 'lucide-react';
import { PersonFields } from '../../leads/person-fields.tsx';
import { LeadForm } from '../../leads/sending/lead-form.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { AskDealersData, DealerToAsk } from './ask-dealers-data.ts';
import type { SentDealer } from './asked-dealers.ts';
import { DealerChoice } from './dealer-choice.tsx';
import { type AskedAnswer, useAskDealers } from './use-ask-dealers.ts';

interface AskDealersFormProps {
  readonly data: AskDealersData;
  readonly dealers: readonly DealerToAsk[];
  /** What was sent just now and not taken. */
  readonly refused: TypedFields | undefined;
  /** Cars that were chosen before; all where nothing was sent. */
  readonly chosen: readonly number[] | undefined;
  /** What became of it. */
  readonly answer: AskedAnswer | undefined;
  readonly onSent: (sent: readonly SentDealer[]) => void;
}

/** Which draft is of this form. */
export const askDealersDraft = ({ formHref }: Pick<AskDealersData, 'formHref'>): string =>
  `ask ${formHref}`;

/** The form to several dealers. */
export function AskDealersForm(props: AskDealersFormProps) {
  const { data, dealers, chosen, refused, onSent } = props;
  const typed = { ...data.person, ...refused };
  const { answer, isSending, send } = useAskDealers(props.answer ?? null, onSent);
  const problems = answer ? problemsIn(answer) : {};
  return (
    <LeadForm
      page={{ ...data, originPage: 'build-and-price' }}
      draft={askDealersDraft(data)}
      refused={refused}
      answer={answer}
      problem={<AskProblem answer={answer} />}
      sendLabel="Ask for a price"
      isSending={isSending}
      send={send}
      promise="Your name, email address and phone number go to the dealers that are chosen, and to nobody else. Each may answer you about its car; none is told of the others. We keep a copy so that you can talk here."
    >
      <fieldset className="build-dealers">
        <legend>Whom to ask</legend>
        {dealers.map((dealer) => (
          <DealerChoice
            key={dealer.id}
            dealer={dealer}
            isChosen={chosen?.includes(dealer.id) ?? true}
            sent={answer?.sent.find(({ listingId }) => listingId === dealer.id)}
            unsent={answer?.unsent.find(({ listingId }) => listingId === dealer.id)}
          />
        ))}
      </fieldset>
      {data.zip === null && (
        <p className="ui-fine-print">
          They may be far away.{' '}
          <PageLink className="ui-link" to={data.buildHref}>
            Give your ZIP
          </PageLink>{' '}
          for dealers near you.
        </p>
      )}
      <PersonFields lengths={data.lengths} typed={typed} problems={problems} />
      <FormField label="Message" problem={problems.comments}>
        {(field) => (
          <textarea
            {...field}
            name="comments"
            rows={7}
            maxLength={data.lengths.message}
            defaultValue={typed.comments ?? data.message}
          />
        )}
      </FormField>
    </LeadForm>
  );
}

function AskProblem({ answer }: { readonly answer: AskedAnswer | null }) {
  const sentence = answer && sentenceOf(answer);
  if (sentence === null) return null;
  return (
    <p className="ui-form-problem" role="alert" tabIndex={-1}>
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      {sentence}
    </p>
  );
}

/** What is wrong with the fields, which go to all dealers alike. */
function problemsIn({ unsent }: AskedAnswer): Readonly<Record<string, string>> {
  const [problems = {}] = unsent.flatMap(({ outcome }) =>
    outcome.status === 'INVALID' ? [outcome.problems] : [],
  );
  return problems;
}

/** What was not sent; null where the fields say why. */
function sentenceOf({ sent, unsent, problem }: AskedAnswer): string | null {
  if (problem !== null) return problem;
  const failed = unsent.filter(({ outcome }) => outcome.status !== 'INVALID').length;
  if (failed === 0) return null;
  const again = 'Your words are still here, and nobody gets them twice.';
  return sent.length === 0
    ? `Nothing was sent, as far as we know. ${again}`
    : `Sent to ${sent.length} of ${sent.length + failed}. ${again}`;
}
