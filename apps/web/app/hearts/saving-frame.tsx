import { X } from 'lucide-react';
import { useEffect } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { dismissNotice, endProvisional, savedPath } from './saved-store.ts';
import { savingForm, useSaved, useSavingRules } from './saving.tsx';

interface SavingFrameProps {
  readonly isSignedIn: boolean;
  /** Whether the page is one of those on which somebody signs in. */
  readonly isSigningIn: boolean;
}

/** What every page has for its hearts: the form that they send without a script, and what went wrong. */
export function SavingFrame({ isSignedIn, isSigningIn }: SavingFrameProps) {
  const { notice } = useSaved();
  useEffect(() => {
    const settle = () => endProvisional({ isSignedIn, isSigningIn });
    settle();
    // A page that comes back as it was left has its heart still full.
    addEventListener('pageshow', settle);
    return () => removeEventListener('pageshow', settle);
  }, [isSignedIn, isSigningIn]);
  if (!useSavingRules().canSave) return null;
  return (
    <>
      <form id={savingForm} method="post" action="/cars-for-sale/saved-listings/form" hidden />
      <div aria-live="assertive">
        {notice && (
          <div key={notice.key} className="heart-notice ui-above-foot">
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
