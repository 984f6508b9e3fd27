import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { ModalBox } from '../../../ui/dialog/modal-box.tsx';
import { Answers } from './answers.tsx';
import { fullName, nameBeside, type Question, titleOf } from './question-words.ts';

interface ModelQuestionDialogProps {
  readonly question: Question;
  readonly onClose: () => void;
}

/** The question over the page, with what was chosen beside what is suggested. */
export default function ModelQuestionDialog({ question, onClose }: ModelQuestionDialogProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <ModalBox title={titleOf(question)} closed={{ pathname, search, hash }} onClose={onClose}>
      <div className="ui-modal-body ui-stack-large">
        <p>Similar names, separate models. Yes adds what is suggested to your filters.</p>
        <Models question={question} />
      </div>
      <div className="ui-modal-foot">
        <Answers question={question} />
      </div>
    </ModalBox>
  );
}

function Models({ question: { selected, suggested } }: { readonly question: Question }) {
  return (
    <div className="search-model-change">
      <div>
        <small>You chose</small>
        <CountedModel name={fullName(selected)} count={selected.count} />
      </div>
      <ArrowRight className="ui-icon" size={18} aria-hidden="true" />
      <div>
        <small>Suggested</small>
        {suggested.map((model) => (
          <CountedModel
            key={model.modelCode}
            name={nameBeside(selected, model)}
            count={model.count}
          />
        ))}
      </div>
    </div>
  );
}

function CountedModel({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <p>
      <b>{name}</b>
      <span>
        {groupDigits(count)}
        <span className="ui-visually-hidden"> {count === 1 ? 'car' : 'cars'}</span>
      </span>
    </p>
  );
}
