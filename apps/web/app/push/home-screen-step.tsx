import { Share, SquarePlus } from 'lucide-react';

/** What an iPhone or iPad wants before a site may send notices. */
export function HomeScreenStep() {
  return (
    <>
      <h2>Add this site to your Home Screen</h2>
      <p>Notices need it on this device. Open it from there and turn them on.</p>
      <ol className="push-steps">
        <li>
          <Share className="ui-icon" size={16} aria-hidden="true" /> Tap Share
        </li>
        <li>
          <SquarePlus className="ui-icon" size={16} aria-hidden="true" /> Tap Add to Home Screen
        </li>
      </ol>
    </>
  );
}
