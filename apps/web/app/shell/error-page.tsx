import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface ErrorPageProps {
  /** Of the window, for pages that no other part names. */
  readonly windowTitle: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that could not be shown, and the way on. */
export function ErrorPage({ windowTitle, title, children }: ErrorPageProps) {
  return (
    <main id="main" className="ui-wrap">
      <title>{windowTitle}</title>
      <div className="ui-error">
        <span className="ui-error-icon">
          <CircleAlert className="ui-icon" size={26} aria-hidden="true" />
        </span>
        <h1>{title}</h1>
        <p>{children}</p>
        <a className="ui-button ui-button-primary ui-button-large" href="/cars-for-sale">
          See all cars
        </a>
      </div>
    </main>
  );
}
