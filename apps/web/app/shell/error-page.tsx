import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

interface ErrorPageProps {
  /** Of the window, for pages that no other part names. */
  readonly windowTitle: string;
  readonly title: string;
  /** Asked for again, the page may be there. */
  readonly isPassing?: boolean;
  readonly children: ReactNode;
}

/** A page that could not be shown, and the way on. */
export function ErrorPage({ windowTitle, title, isPassing = false, children }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  return (
    <main id="main" className="ui-wrap">
      <title>{windowTitle}</title>
      <div className="ui-error">
        <span className="ui-error-icon">
          <CircleAlert className="ui-icon" size={26} aria-hidden="true" />
        </span>
        <h1>{title}</h1>
        <p>{children}</p>
        <div className="ui-error-ways">
          {isPassing && (
            <a className="ui-button ui-button-primary ui-button-large" href={pathname + search}>
              Try again
            </a>
          )}
          <a
            className={`ui-button ui-button-large ${isPassing ? 'ui-button-secondary' : 'ui-button-primary'}`}
            href="/cars-for-sale"
          >
            See all cars
          </a>
        </div>
      </div>
    </main>
  );
}
