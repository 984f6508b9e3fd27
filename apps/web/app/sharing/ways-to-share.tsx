import type { ShareWay } from '@forecourt/domain/event/shopper-event';
import { sharedListing, sharedPath } from '@forecourt/domain/listing/share-link';
import { Mail, MessageSquareText, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { recordEvent } from '../events/record-event.ts';
import { CopyButton } from '../ui/form/copy-button.tsx';
import { toQrPath } from './qr-path.ts';

/** A page that is handed on. */
export interface Shared {
  /** What it is of. */
  readonly name: string;
  readonly page: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/** The ways to hand on a page: links, a text to copy and a code, so that none of them needs a script. */
export function WaysToShare({ shared: { name, page, origin } }: { readonly shared: Shared }) {
  const link = new URL(sharedPath(page), origin).href;
  const listingId = sharedListing(page);
  const tell = (way: ShareWay) =>
    recordEvent({ kind: 'share', way, ...(listingId !== null && { listingId }) });
  const body = encodeURIComponent(`${name}: ${link}`);
  return (
    <div className="sharing-ways">
      <p>
        <b>{name}</b>
        {page.startsWith('/cars-for-sale/compare') || listingId !== null
          ? null
          : '. Anyone with the link sees the same filters. Your ZIP stays in, your budget does not.'}
      </p>
      <CopyLink link={link} onCopy={() => tell('copy')} />
      <SystemSheet name={name} link={link} onShare={() => tell('device')} />
      <div className="ui-columns">
        <a
          className="ui-button ui-button-secondary"
          href={`mailto:?subject=${encodeURIComponent(name)}&body=${body}`}
          onClick={() => tell('email')}
        >
          <Mail className="ui-icon" size={18} aria-hidden="true" />
          Email
        </a>
        <a
          className="ui-button ui-button-secondary"
          href={`sms:?&body=${body}`}
          onClick={() => tell('text')}
        >
          <MessageSquareText className="ui-icon" size={18} aria-hidden="true" />
          Text
        </a>
      </div>
      <QrCode link={link} onOpen={() => tell('qr')} />
    </div>
  );
}

function CopyLink({ link, onCopy }: { readonly link: string; readonly onCopy: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="sharing-copy">
      <span className="ui-input">
        <input ref={field} readOnly aria-label="Link" value={link} />
      </span>
      <CopyButton
        text={link}
        label="Copy link"
        className="ui-button-primary sharing-script"
        select={() => field.current?.select()}
        onCopy={onCopy}
      />
    </div>
  );
}

interface SystemSheetProps {
  readonly name: string;
  readonly link: string;
  readonly onShare: () => void;
}

/** The sheet of the device, where it has one. */
function SystemSheet({ name, link, onShare }: SystemSheetProps) {
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet(typeof navigator.share === 'function'), []);
  if (!hasSheet) return null;
  // One that was closed handed nothing on.
  const share = () => navigator.share({ title: name, url: link }).then(onShare, () => {});
  return (
    <button type="button" className="ui-button ui-button-secondary" onClick={() => void share()}>
      <Share2 className="ui-icon" size={18} aria-hidden="true" />
      More ways to share
    </button>
  );
}

function QrCode({ link, onOpen }: { readonly link: string; readonly onOpen: () => void }) {
  const { size, path } = toQrPath(link);
  return (
    <details
      className="sharing-code"
      onToggle={({ currentTarget: { open } }) => {
        if (open) onOpen();
      }}
    >
      <summary className="ui-link">Show a QR code</summary>
      <div>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the link">
          <path d={path} shapeRendering="crispEdges" />
        </svg>
        <p>Point the camera of another phone at it to open the same page there.</p>
      </div>
    </details>
  );
}
