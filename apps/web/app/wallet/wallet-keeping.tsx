import { useRouteLoaderData } from 'react-router';

/** Who has the numbers of a wallet, said where they are asked for. */
export function WalletKeeping() {
  const root = useRouteLoaderData<{ readonly person: object | null }>('root');
  return (
    <p>
      This browser keeps these numbers and sends them along with each page, for its payments.{' '}
      {root?.person ? 'Your account keeps them' : 'Sign in, and your account keeps them'} as well.
    </p>
  );
}
