import { staleLink, wrongCredentials } from '@forecourt/domain/account/sign-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { browse, forgetAccounts, linkIn, openAccountDesk } from './account-desk.ts';

const email = 'owner@example.com';
const own = 'oyster staircase';
const others = 'thicket lantern';

describe.each(engines)('signing up on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => forgetAccounts(opened.database));
  afterAll(() => opened.close());

  function begin() {
    const desk = openAccountDesk(opened.database);
    const newBrowser = () => browse(desk.app);
    return {
      newBrowser,
      async signUp(password: string, browser = newBrowser()) {
        expect(await browser.act('signUp', { email, password })).toMatchObject({
          status: 'MAILED',
        });
        return (await desk.deliver()).map((mail) => linkIn(mail));
      },
      signIn: (password: string, browser = newBrowser()) =>
        browser.act('signIn', { email, password }),
      deliver: desk.deliver,
    };
  }

  test('the password of a stranger who signed up before does not survive the sign-up of the owner', async () => {
    const { signUp, signIn, newBrowser } = begin();
    const [old] = await signUp(others);
    const owner = newBrowser();
    const [link, ...more] = await signUp(own, owner);
    expect(more).toEqual([]);
    expect(await owner.act('followLink', old), 'of the sign-up before').toMatchObject({
      status: 'REFUSED',
      sentence: staleLink,
    });
    expect(await owner.act('followLink', link)).toMatchObject({ status: 'SIGNED_IN' });
    expect(await signIn(others)).toMatchObject({ status: 'REFUSED', sentence: wrongCredentials });
    expect(await signIn(own)).toMatchObject({ status: 'SIGNED_IN' });
  });

  test('a password that is corrected within a minute is the one that opens the account', async () => {
    const { signUp, signIn, newBrowser } = begin();
    const mine = newBrowser();
    await signUp('oyster stiarcase', mine);
    const [link] = await signUp(own, mine);
    expect(await mine.act('followLink', link)).toMatchObject({ status: 'SIGNED_IN' });
    expect(await signIn(own)).toMatchObject({ status: 'SIGNED_IN' });
  });

  test('pressed twice, a corrected password sends one mail', async () => {
    const { signUp, newBrowser } = begin();
    await signUp(others);
    const [link] = await signUp(own);
    expect(await signUp(own)).toEqual([]);
    expect(await newBrowser().act('followLink', { ...link, password: own })).toMatchObject({
      status: 'SIGNED_IN',
    });
  });

  test('signing in before the address is confirmed sends the link again, to who knows the last password', async () => {
    const { signUp, signIn, deliver, newBrowser } = begin();
    await signUp(others);
    await signUp(own);
    expect(await signIn(others)).toMatchObject({ status: 'REFUSED', sentence: wrongCredentials });
    expect(await deliver()).toEqual([]);
    const mine = newBrowser();
    expect(await signIn(own, mine)).toMatchObject({ status: 'MAILED' });
    const [mail] = await deliver();
    expect(await mine.act('followLink', linkIn(mail ?? { text: '' }))).toMatchObject({
      status: 'SIGNED_IN',
    });
  });

  test('nobody changes the password of an account whose address is confirmed by signing up', async () => {
    const { signUp, signIn, newBrowser } = begin();
    const mine = newBrowser();
    const [link] = await signUp(own, mine);
    await mine.act('followLink', link);
    const [known] = await signUp(others);
    expect(known, 'a mail without a link that opens anything').not.toHaveProperty('token');
    expect(await signIn(others)).toMatchObject({ status: 'REFUSED' });
    expect(await signIn(own)).toMatchObject({ status: 'SIGNED_IN' });
  });

  test('the link of a stranger who signed up after the owner asks for a password that the owner does not know', async () => {
    const { signUp, signIn, newBrowser } = begin();
    const owner = newBrowser();
    const [old] = await signUp(own, owner);
    const [link] = await signUp(others);
    expect(await owner.act('followLink', old), 'of the sign-up before').toMatchObject({
      status: 'REFUSED',
    });
    const asked = { status: 'INVALID', problems: { password: expect.any(String) } };
    expect(await owner.act('followLink', link)).toMatchObject(asked);
    expect(await owner.act('followLink', { ...link, password: own })).toMatchObject(asked);
    const [last] = await signUp(own, owner);
    expect(await owner.act('followLink', last)).toMatchObject({ status: 'SIGNED_IN' });
    expect(await signIn(others)).toMatchObject({ status: 'REFUSED' });
  });

  test('a link that is followed on another device takes the password of the sign-up', async () => {
    const { signUp, newBrowser } = begin();
    const [link] = await signUp(own);
    const phone = newBrowser();
    expect(await phone.act('followLink', link)).toMatchObject({ status: 'INVALID' });
    expect(await phone.act('followLink', { ...link, password: own })).toMatchObject({
      status: 'SIGNED_IN',
    });
  });

  test('passwords at a link are tried as seldom as anywhere', async () => {
    const { signUp, newBrowser } = begin();
    const [link] = await signUp(own);
    const guesser = newBrowser();
    const tries = [];
    for (let tried = 0; tried < 30 && tries.at(-1) !== 'LIMITED'; tried += 1)
      tries.push((await guesser.act('followLink', { ...link, password: `guess ${tried}` })).status);
    expect(tries.at(-1)).toBe('LIMITED');
  });

  test('a link that signs the owner in leaves no password that a stranger typed before', async () => {
    const { signUp, signIn, newBrowser, deliver } = begin();
    await signUp(others);
    const owner = newBrowser();
    await owner.act('sendLink', { email });
    const [mail] = await deliver();
    const link = linkIn(mail ?? { text: '' });
    expect(await owner.act('followLink', link)).toMatchObject({ status: 'SIGNED_IN' });
    expect(await signIn(others)).toMatchObject({ status: 'REFUSED', sentence: wrongCredentials });
  });

  test('mails of sign-ups with ever other passwords are limited as all are', async () => {
    const { newBrowser, deliver } = begin();
    const answers = [];
    for (let tried = 0; tried < 6; tried += 1) {
      const password = `${own} ${tried}`;
      answers.push((await newBrowser().act('signUp', { email, password })).status);
    }
    expect(answers).toEqual([...Array(5).fill('MAILED'), 'LIMITED']);
    expect(await deliver()).toHaveLength(5);
  });
});
