import type { AdChoice } from '@forecourt/domain/promotion/ad-choice';

interface WhoLearnsProps {
  readonly facts: {
    readonly adChoice: AdChoice | null;
    readonly hasGoogle: boolean;
    readonly remotePhotos: boolean;
  };
}

/** Everybody else who learns something of a shopper. */
export function WhoLearns({ facts }: WhoLearnsProps) {
  const { adChoice, hasGoogle, remotePhotos } = facts;
  return (
    <section>
      <h2>Who else learns of it</h2>
      <ul>
        <li>The seller of a car that you write about, as said above.</li>
        <li>The service that delivers our email.</li>
        <li>The service of your browser’s maker that delivers notices, once you turned them on.</li>
        {remotePhotos && (
          <li>
            Photographs of cars may come from where their seller keeps them: that server sees that
            your browser asks for the picture.
          </li>
        )}
        {hasGoogle && (
          <li>
            Google offers to sign you in by a script of its own, and sees that your browser opened a
            page here. Once you signed in or closed the offer it is not loaded, nor with “Global
            Privacy Control”.
          </li>
        )}
        {adChoice !== null && (
          <li>An advertising network, where you said yes to it, as said above.</li>
        )}
        <li>Nobody else. What you tell us is not sold.</li>
      </ul>
    </section>
  );
}
