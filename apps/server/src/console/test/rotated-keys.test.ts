import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { secretsCommand } from '../../accounts/secrets-command.ts';
import { browse, linkIn } from '../../accounts/test/account-desk.ts';
import { alertToken, readAlertToken } from '../../alerts/alert-token.ts';
import { makeKey } from '../../api-keys/keys.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { type FollowedKeys, followKeys } from '../../platform/secrets/follow-keys.ts';
import { setOperator } from '../operators.ts';
import { codeOf } from './code-of.ts';
import { join, openConsoleDesk } from './console-desk.ts';

const email = 'owner@example.com';
const people = '/console/people';
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);

describe.each(engines)(
  'keys of cookies and links, rotated while two processes serve, on %s',
  (_, open) => {
    let opened: OpenDatabase;
    let here: FollowedKeys;
    let there: FollowedKeys;
    beforeEach(async () => {
      opened = await open();
      [here, there] = await Promise.all([followKeys(opened.database), followKeys(opened.database)]);
    });
    afterEach(() => {
      here.stop();
      there.stop();
      return opened.close();
    });

    const command = (asked: Parameters<typeof secretsCommand.run>[1]) =>
      secretsCommand.run(
        {
          database: opened.database,
          dataDir: '',
          today: '2026-11-23',
          withQueue: () => Promise.reject(new Error('nothing is queued')),
        },
        asked,
        () => {},
      );
    /** Half a minute and more goes by, and every process has looked. */
    const wait = async () => {
      await opened.database.execute(
        sql`update secrets set made_at = made_at - interval '2 minutes'`,
      );
      await Promise.all([here.look(), there.look()]);
    };

    test('everybody and every link goes on; with the old key what it alone has signed ends', async () => {
      const { database } = opened;
      const deskHere = openConsoleDesk(database, { keyRing: here.ring });
      const deskThere = openConsoleDesk(database, { keyRing: there.ring });
      const owner = await join(deskHere, email);
      await setOperator(database, 'test', { email, role: 'owner' });
      const begun = await owner.act('begin', { password: 'oyster staircase' });
      expect(await owner.act('show', { code: await codeOf(begun.secret) })).toMatchObject({
        status: 'SHOWN',
      });
      const secret = await makeKey(database, email, {
        name: 'Uploads',
        scopes: ['feeds.read'],
        days: '',
        perMinute: '',
      });
      const late = browse(deskHere.app);
      await late.act('signUp', { email: 'late@example.com', password: 'oyster staircase' });
      const [mail] = await deskHere.deliver();
      const unsubscribe = alertToken('bookmark:1', 'alert', here.ring);

      expect(await command({ kind: 'secrets', action: 'rotate' })).toContain('Key 2 is there.');
      await expect(command({ kind: 'secrets', action: 'rotate' })).rejects.toThrow('half a minute');
      await here.look();
      expect(
        alertToken('bookmark:1', 'alert', here.ring),
        'it verifies, and does not sign yet',
      ).toBe(unsubscribe);
      expect(await command({ kind: 'secrets', action: 'list' })).toBe(
        '1  signs and verifies\n2  verifies, signs in a moment',
      );
      await wait();
      const later = alertToken('bookmark:1', 'alert', here.ring);
      expect(later).not.toBe(unsubscribe);
      for (const token of [unsubscribe, later])
        expect(readAlertToken(token, 'alert', there.ring)).toBe('bookmark:1');

      const elsewhere = browse(deskThere.app);
      for (const [name, value] of owner.jar) elsewhere.jar.set(name, value);
      expect(await elsewhere.ask('GET', people)).toMatchObject({ status: 'SEEN' });
      expect(await elsewhere.act('show', { code: begun.backupCodes[0] })).toMatchObject({
        status: 'SHOWN',
      });
      const [sealed] = await rowsOf<{ secret: string }>(
        database,
        sql`select secret from second_factors`,
      );
      expect(sealed?.secret, 'sealed anew when it was used').toMatch(/^\$ba\$2\$/);
      const confirmed = await late.act('followLink', linkIn(mail ?? { text: '' }));
      expect(confirmed, 'a link of a mail that the old key signed').toMatchObject({
        status: 'SIGNED_IN',
      });
      const api = createQuietApp({ database, engine, keyRing: there.ring });
      const ask = () =>
        api.request('/rest/operator/feeds', { headers: { Authorization: `Bearer ${secret}` } });
      expect((await ask()).status).toBe(200);

      await expect(command({ kind: 'secrets', action: 'retire', version: 2 })).rejects.toThrow(
        'signs what is sent now',
      );
      expect(await command({ kind: 'secrets', action: 'retire', version: 1 })).toBe(
        'Key 1 is gone: cookies and links that it signed end within seconds.',
      );
      await wait();
      expect(await elsewhere.ask('GET', people), 'signed in under the old key').toMatchObject({
        status: 'SIGN_IN',
      });
      expect(readAlertToken(unsubscribe, 'alert', here.ring)).toBeNull();
      expect(readAlertToken(later, 'alert', here.ring)).toBe('bookmark:1');
      expect((await late.ask('GET', people)).status, 'signed in under the new one').toBe(
        'STRANGER',
      );
      expect((await ask()).status, 'keys of programs are no part of it').toBe(200);
      const again = browse(deskHere.app);
      await again.act('signIn', { email, password: 'oyster staircase' });
      expect(
        await again.act('show', { code: begun.backupCodes[1] }),
        'the app goes on',
      ).toMatchObject({
        status: 'SHOWN',
      });
    });
  },
);
