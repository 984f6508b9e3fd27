import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import { Check } from 'lucide-react';
import { sentenceOf } from '../../leads/sending/send-problem.tsx';
import type { DealerToAsk } from './ask-dealers-data.ts';
import { type SentDealer, type UnsentDealer, writeSent } from './asked-dealers.ts';

interface DealerChoiceProps {
  readonly dealer: DealerToAsk;
  readonly isChosen: boolean;
  readonly sent: SentDealer | undefined;
  readonly unsent: UnsentDealer | undefined;
}

/** A dealer that may be asked or was, with the car that is nearly the build. */
export function DealerChoice({ dealer, isChosen, sent, unsent }: DealerChoiceProps) {
  if (sent) return <SentChoice dealer={dealer} sent={sent} />;
  const problem = unsent && whyNot(unsent);
  return (
    <label className="build-choice build-dealer">
      <input type="checkbox" name="dealer" value={dealer.id} defaultChecked={isChosen} />
      <DealerWords dealer={dealer} />
      <em>{dealer.price}</em>
      {problem && <small className="build-unsent">{problem}</small>}
    </label>
  );
}

/** It goes along when the form is sent to the others. */
function SentChoice({
  dealer,
  sent,
}: Pick<DealerChoiceProps, 'dealer'> & { readonly sent: SentDealer }) {
  return (
    <div className="build-choice build-dealer">
      <Check className="ui-icon" size={18} aria-hidden="true" />
      <input type="hidden" name="sent" value={writeSent(sent)} />
      <DealerWords dealer={dealer} />
      <em>Sent</em>
    </div>
  );
}

const whyNot = ({ outcome }: UnsentDealer) =>
  outcome.status === 'FAILED' ? 'Not sent: no answer came.' : sentenceOf(outcome);

/** Who they are, how quick, and what they have. */
function DealerWords({ dealer }: { readonly dealer: DealerToAsk }) {
  const { answerMinutes } = dealer;
  return (
    <span>
      <b>{dealer.dealer}</b>
      <small>{`${dealer.where} · ${dealer.name}`}</small>
      <small>{`${dealer.same} of ${dealer.choices.length} choices. ${dealer.differs}`}</small>
      {dealer.under !== null && <small>{dealer.under}</small>}
      {answerMinutes !== null && (
        <small>{`Half of their answers come within ${answerTimeWords(answerMinutes)}`}</small>
      )}
    </span>
  );
}
