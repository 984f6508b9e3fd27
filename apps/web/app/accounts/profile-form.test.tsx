import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProfileForm } from './profile-form.tsx';
import type { Profile } from './services.ts';

/** The labels of the fields that may stay empty. */
function optionalFields(isOneClickOptedIn: boolean): readonly (string | undefined)[] {
  const told = { firstName: null, lastName: null, phone: null, isOneClickOptedIn };
  const profile = { email: 'dana@example.com', ...told } as Profile;
  const form = { personId: '1', unsent: null, isSaved: false, outcome: undefined };
  const html = renderToStaticMarkup(<ProfileForm {...form} profile={profile} />);
  return [...html.matchAll(/<span>([^<]*)<em> optional/g)].map(([, label]) => label);
}

test('a name may stay empty unless one click sends it', () => {
  expect(optionalFields(false)).toEqual(['First name', 'Last name', 'Phone']);
  expect(optionalFields(true)).toEqual(['Phone']);
});
