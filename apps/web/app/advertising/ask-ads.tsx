import { adChoicePlace } from '@forecourt/domain/promotion/ad-choice';
import { useLocation } from 'react-router';
import styles from './ad-choice.css?url';
import { AdChoiceForm } from './ad-choice-form.tsx';

/**
 * Asks once whether an advertising network may fill spaces. Until the answer, and after a no, nothing of it is
 * there.
 */
export function AskAds({ nonce }: { readonly nonce: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" nonce={nonce} />
      <section className="advert-choice ui-not-printed" aria-label="Advertising">
        <div className="ui-wrap advert-choice-inner">
          <p>
            May an advertising network fill some spaces on these pages? It then learns which pages
            you open here. You can change your answer on the page about{' '}
            <a href={adChoicePlace}>privacy</a>.
          </p>
          <AdChoiceForm refUrl={`${pathname}${search}`} />
        </div>
      </section>
    </>
  );
}
