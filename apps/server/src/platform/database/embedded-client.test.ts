import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migratedFiles } from '../../../test/databases.ts';
import { EmbeddedClient } from './embedded-client.ts';

let client: EmbeddedClient;
beforeAll(async () => {
  client = new EmbeddedClient({ loadDataDir: await migratedFiles() });
  await client.exec('create table cars (id int)');
});
beforeEach(() => client.exec('delete from cars'));
afterAll(() => client.close());

test('others have a turn between the statements of a transaction', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const statements = 5;
  await client.transaction(async (transaction) => {
    for (let id = 0; id < statements; id += 1) {
      await transaction.query('insert into cars values ($1)', [id]);
    }
  });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(statements);
  const { rows } = await client.query('select id from cars');
  expect(rows).toHaveLength(statements);
});

test('what follows a transaction is done before the next begins, and after one that fails too', async () => {
  const done: string[] = [];
  client.afterTransaction = async () => {
    await client.query('select');
    done.push('after');
  };
  const begin = (name: string) =>
    client.transaction(async (transaction) => {
      await transaction.query('select');
      done.push(name);
      if (name === 'second') throw new Error('refused');
    });
  const results = await Promise.allSettled(['first', 'second', 'third'].map(begin));
  client.afterTransaction = async () => {};
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual(['first', 'after', 'second', 'after', 'third', 'after']);
});
