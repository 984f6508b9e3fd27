import { type ReactNode, useEffect, useRef } from 'react';

/** The name of a step that a form led to: it has the keyboard, as the form that had it is gone. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
