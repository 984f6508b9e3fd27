import { X } from 'lucide-react';
import { PageLink } from '../ui/page-link.tsx';
import { dismissNotice, savedPath } from './saved-store.ts';
import { savingForm, useCanSave, useSaved } from './saving.tsx';

/** What every page has for its hearts: the form that they send without a script, and what went wrong. */
export function SavingFrame() {
  const { notice } = useSaved();
  if (!useCanSave()) return null;
  return (
    <>
      <form id={savingForm} method="post" action="/cars-for-sale/saved-listings/form" hidden />
      <div aria-live="assertive" className="heart-alert">
        {notice && (
          <div key={notice.key} className="heart-notice">
            <p>
              {notice.text} <PageLink to={savedPath}>See saved cars</PageLink>
            </p>
            <button type="button" className="ui-close" aria-label="Close" onClick={dismissNotice}>
              <X className="ui-icon" size={18} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}
