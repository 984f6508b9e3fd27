import { type PackedPage, pageDataId, toDocumentText, unpackPage } from './packed-page.ts';

/** Carries the data of a page that is rendered as a document, for the browser to take the page over. */
export function PackedPageScript({ packed }: { readonly packed: PackedPage }) {
  if (packed.json !== null) return null;
  // The browser leaves what is there as it is.
  const text = typeof document === 'undefined' ? toDocumentText(unpackPage(packed)) : '';
  return (
    <script type="application/json" id={pageDataId} suppressHydrationWarning>
      {text}
    </script>
  );
}
