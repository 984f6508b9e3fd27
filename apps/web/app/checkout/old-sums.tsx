import { useRevalidator } from 'react-router';

/** The sums are of what was chosen before: the server did not answer to the last change. */
export function OldSums() {
  const { revalidate, state } = useRevalidator();
  return (
    <p className="checkout-old" role="alert">
      These sums are from before your last change: there was no answer. What you typed is still
      here.{' '}
      <button type="button" className="ui-link" onClick={() => void revalidate()}>
        {state === 'idle' ? 'Try again' : 'Trying …'}
      </button>
    </p>
  );
}
