import { X } from 'lucide-react';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { Link, type To } from 'react-router';
import { isPlainPress } from './link-follower.tsx';
import type { ModalProps } from './modal.tsx';

interface ModalBoxProps {
  readonly title: string;
  /** Where the page is without the box. */
  readonly closed: To;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A box over the page that is part of it, so that it works by links alone. With a script it becomes a
 * modal as soon as that is loaded.
 */
export function ModalBox({ title, closed, onClose, children }: ModalBoxProps) {
  const id = useId();
  const Modal = useLoadedModal();
  useFocusBack();
  const content = (
    <>
      <div className="ui-modal-head">
        <h2 id={id}>{title}</h2>
        <CloseLink className="ui-close" closed={closed} onClose={onClose} label="Close">
          <X className="ui-icon" size={22} aria-hidden="true" />
        </CloseLink>
      </div>
      {children}
    </>
  );
  if (Modal) {
    return (
      <Modal labelledBy={id} onClose={onClose}>
        {content}
      </Modal>
    );
  }
  return (
    <div className="ui-scrim">
      <section className="ui-modal" role="dialog" aria-labelledby={id}>
        {content}
      </section>
    </div>
  );
}

interface CloseLinkProps extends ModalBoxProps {
  readonly className: string;
  readonly label?: string;
}

/** The way out of a box. */
export function CloseLink({
  closed,
  onClose,
  className,
  label,
  children,
}: Omit<CloseLinkProps, 'title'>) {
  function close(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onClose();
  }
  return (
    <Link className={className} to={closed} onClick={close} aria-label={label}>
      {children}
    </Link>
  );
}

/** Gives the keyboard back to what opened the box, unless it went on elsewhere. */
function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        const isNowhere = document.activeElement === document.body;
        if (isNowhere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, []);
}

/** Null until it is loaded, and on the server. One that does not load is logged: the box works by its links. */
function useLoadedModal(): ComponentType<ModalProps> | null {
  const [Modal, setModal] = useState<ComponentType<ModalProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./modal.tsx').then((loaded) => {
      if (!isGone) setModal(() => loaded.Modal);
    }, reportError);
    return () => {
      isGone = true;
    };
  }, []);
  return Modal;
}
