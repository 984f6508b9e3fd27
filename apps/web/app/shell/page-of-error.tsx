import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** In place of a page that failed: what happened, in a shopper's words. */
export function PageOfError({ error }: { readonly error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 503)
    return (
      <ErrorPage windowTitle="Back in a moment" title="This page rests for a moment." isPassing>
        What it needs does not answer just now. It has been reported, and nothing was lost: try
        again in a little while.
      </ErrorPage>
    );
  if (status === 405)
    return (
      <ErrorPage
        windowTitle="Nothing was sent"
        title="This page takes nothing that is sent to it."
        isPassing
      >
        Nothing was changed. Open the page again, and send what is on it.
      </ErrorPage>
    );
  return status === 404 ? (
    <ErrorPage windowTitle="Page not found" title="There is nothing at this address.">
      The page may have moved, or the car may have been sold long ago.
    </ErrorPage>
  ) : (
    <ErrorPage
      windowTitle="Something went wrong"
      title="We are sorry.  There was an issue with this page."
      isPassing
    >
      It has been reported. Nothing was lost.
    </ErrorPage>
  );
}
