import { dealerPath } from '@forecourt/domain/dealer/dealer-path';
import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import { zipOfAddress } from '@forecourt/domain/place/zip-input';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AboutBox } from '../content/about-box.tsx';
import type { AskedDealer } from './dealer-about-name.ts';
import { DealerContent, DealerPicture } from './dealer-content.tsx';
import styles from './dealer-words.css?url';

interface DealerWordsProps {
  readonly asked: AskedDealer;
  /** What came with the page. */
  readonly loaded: DealerDifference | null;
}

/** The words of a dealer in a dialog, asked for where the page did not bring them. */
export default function DealerWords({ asked, loaded }: DealerWordsProps) {
  const address = `/cars-for-sale/dealer-differentiator/${asked.ownerId}?listingType=${asked.listingType}`;
  const own = loaded?.ownerId === asked.ownerId ? loaded : null;
  return own ? <Difference said={own} /> : <LoadedDifference key={address} address={address} />;
}

function LoadedDifference({ address }: { readonly address: string }) {
  const [said, setSaid] = useState<DealerDifference | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The dealer’s words answered ${answer.status}.`);
        setSaid(await answer.json());
      })
      .catch(() => !stop.signal.aborted && setHasFailed(true));
    return () => stop.abort();
  }, [address]);
  if (said) return <Difference said={said} />;
  return (
    <AboutBox title="What sets this dealer apart" closeLabel="Close">
      <p role="status">{hasFailed ? 'The dealer’s words cannot be had just now.' : 'Loading …'}</p>
    </AboutBox>
  );
}

function Difference({
  said: { ownerId, name, tagline, cta, content, logo },
}: {
  readonly said: DealerDifference;
}) {
  const zip = zipOfAddress(useLocation().search);
  return (
    <AboutBox
      title={`What sets ${name} apart`}
      closeLabel="Close"
      action={
        cta &&
        (cta.offsite ? (
          <a
            className="ui-button ui-button-primary"
            href={cta.link}
            target="_blank"
            rel="noopener nofollow"
          >
            {cta.label}
            <span className="ui-visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : (
          <Link className="ui-button ui-button-primary" to={cta.link}>
            {cta.label}
          </Link>
        ))
      }
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="dealer-head">
        {logo && <DealerPicture src={logo.src} alt={logo.alt} className="dealer-logo" />}
        {tagline && <p>“{tagline}”</p>}
      </div>
      <div className="dealer-words">
        <DealerContent nodes={content} />
      </div>
      <p>
        <Link className="ui-link" to={dealerPath({ id: ownerId, name }, zip)}>
          Hours, address and cars of {name}
        </Link>
      </p>
      <p className="ui-fine-print">
        In the dealer’s own words. Ask for what matters to you in writing.
      </p>
    </AboutBox>
  );
}
