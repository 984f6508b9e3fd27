import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignInScreen } from '@forecourt/domain/account/sign-in';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignInForm } from './sign-in-form.tsx';

const render = (screen: SignInScreen) =>
  renderToStaticMarkup(<SignInForm screen={screen} refUrl="/" own={null} outcome={undefined} />);

/** The field of a name as it is rendered; an empty text where there is none. */
const fieldOf = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test.each(['signin', 'signup'] as const)('a password is hidden as it is typed: %s', (screen) => {
  expect(fieldOf(render(screen), 'password')).toContain('type="password"');
});

test('a password field tells managers what it takes', () => {
  const takes = (screen: SignInScreen, name: string) =>
    /autoComplete="([^"]*)"/i.exec(fieldOf(render(screen), name))?.[1];
  expect(takes('signin', 'email')).toBe('username');
  expect(takes('signin', 'password')).toBe('current-password');
  expect(takes('signup', 'password')).toBe('new-password');
  expect(fieldOf(render('reset'), 'password')).toBe('');
});

test('no script of a page looks at what is pasted', () => {
  const pages = join(import.meta.dirname, '..');
  const scripts = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );
  expect(scripts.length).toBeGreaterThan(100);
  const watching = scripts.filter((path) =>
    /\bonPaste\b|['"](?:before)?paste['"]/.test(readFileSync(join(pages, path), 'utf8')),
  );
  expect(watching).toEqual([]);
});
