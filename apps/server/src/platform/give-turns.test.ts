import { setImmediate as immediately } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { countUnderWay, takeTurn } from './give-turns.ts';

/** An application whose one page is answered when the test says so. */
function openPage() {
  const answer = Promise.withResolvers<void>();
  const app = new Hono().use(countUnderWay).get('/', async (context) => {
    await answer.promise;
    return context.text('');
  });
  return { page: app.request('/'), answer: answer.resolve };
}

/** Whether a turn comes in so many rounds of the event loop: clocks are not asked. */
async function comesWithin(rounds: number, turn: Promise<void>): Promise<boolean> {
  let hasCome = false;
  void turn.then(() => {
    hasCome = true;
  });
  for (let round = 0; round < rounds && !hasCome; round += 1) await immediately();
  return hasCome;
}

test('a turn comes at once while nothing is asked for, and each in a round of its own', async () => {
  const order: string[] = [];
  const turns = [takeTurn(), takeTurn()].map((turn, place) =>
    turn.then(() => order.push(`turn ${place}`)),
  );
  const rounds = (async () => {
    for (let round = 0; round < 2; round += 1) {
      await immediately();
      order.push('round');
    }
  })();
  await Promise.all([...turns, rounds]);
  expect(order.indexOf('turn 1') - order.indexOf('turn 0')).toBeGreaterThan(1);
});

test('a turn waits for the request that is under way, and comes with its end', async () => {
  const { page, answer } = openPage();
  const turn = takeTurn();
  expect(await comesWithin(3, turn)).toBe(false);
  answer();
  await page;
  expect(await comesWithin(3, turn)).toBe(true);
});

test('where a request is always under way a turn comes all the same', async () => {
  const { page, answer } = openPage();
  await takeTurn();
  answer();
  await page;
});
