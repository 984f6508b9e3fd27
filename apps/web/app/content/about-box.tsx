import type { ReactNode } from 'react';
import { CloseLink, ModalBox } from '../ui/dialog/modal-box.tsx';
import { useAbout } from './use-about.ts';

interface AboutBoxProps {
  readonly title: string;
  /** What the way out is called beside the next step. */
  readonly closeLabel: 'Cancel' | 'Close';
  /** The next step; none where there is nothing to do but to close. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** An explanation that the address asks for. */
export function AboutBox({ title, closeLabel, action, children }: AboutBoxProps) {
  const { closed, close } = useAbout();
  return (
    <ModalBox title={title} closed={closed} onClose={close}>
      <div className="ui-modal-body ui-stack-large">{children}</div>
      <div className="ui-modal-foot">
        <CloseLink className="ui-button ui-button-secondary" closed={closed} onClose={close}>
          {closeLabel}
        </CloseLink>
        {action}
      </div>
    </ModalBox>
  );
}
