import { Printer, Share } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ComparePageData } from './compare-page-data.ts';

/** What can be done with a comparison. */
export function CompareTools({ page }: { readonly page: ComparePageData }) {
  const [said, setSaid] = useState('');
  return (
    <div className="compare-tools">
      {page.cars.length > 1 && (
        <Link className="ui-button ui-button-secondary" to={page.switchHref} preventScrollReset>
          {page.onlyDifferences ? 'Show all rows' : 'Only differences'}
        </Link>
      )}
      <button
        type="button"
        className="ui-button ui-button-secondary compare-scripted"
        onClick={async () => setSaid(await share(page))}
      >
        <Share className="ui-icon" size={16} aria-hidden="true" />
        Share
      </button>
      <button
        type="button"
        className="ui-button ui-button-secondary compare-scripted compare-print"
        onClick={() => print()}
      >
        <Printer className="ui-icon" size={16} aria-hidden="true" />
        Print
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

/** Opens the system's own sheet where there is one, else copies the link. @returns what to say */
async function share({ title, url }: ComparePageData): Promise<string> {
  try {
    const sheet: Navigator['share'] | undefined = navigator.share;
    if (sheet !== undefined) {
      await navigator.share({ title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return 'Link copied.';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? '' : 'The link is in the address bar: copy it from there.';
  }
}
