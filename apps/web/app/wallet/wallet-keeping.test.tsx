import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { WalletKeeping } from './wallet-keeping.tsx';

function wordsFor(person: object | null): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: WalletKeeping }]);
  const hydrationData = { loaderData: { root: { person } } };
  return renderToStaticMarkup(<Page hydrationData={hydrationData} />);
}

test('who is signed in is not asked to sign in for a wallet to be kept', () => {
  expect(wordsFor({ name: 'Dana' })).toContain('payments. Your account keeps them as well.');
  expect(wordsFor(null)).toContain('payments. Sign in, and your account keeps them as well.');
});
