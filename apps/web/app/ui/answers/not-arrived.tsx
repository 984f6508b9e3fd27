import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Of a press that got no answer. It has the keyboard. @param children what is not done, as far as we know */
export function NotArrived({ children }: { readonly children: ReactNode }) {
  const problem = useRef<HTMLParagraphElement>(null);
  useEffect(() => problem.current?.focus(), []);
  return (
    <p ref={problem} className="ui-form-problem" role="alert" tabIndex={-1}>
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      <span>{children}, as far as we know: the connection broke off. Press it once more.</span>
    </p>
  );
}
