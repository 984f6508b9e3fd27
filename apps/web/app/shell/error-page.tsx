import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface ErrorPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that could not be shown, and the way on. */
export function ErrorPage({ title, children }: ErrorPageProps) {
  return (
    <main id="main" className="wrap">
      <div className="er">
        <span className="er-ic">
          <CircleAlert className="ic" size={26} aria-hidden="true" />
        </span>
        <h1>{title}</h1>
        <p>{children}</p>
        <a className="btn btn-1 btn-lg" href="/cars-for-sale">
          See all cars
        </a>
      </div>
    </main>
  );
}
