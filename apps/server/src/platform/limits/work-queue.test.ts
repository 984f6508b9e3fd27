import { expect, test } from 'vitest';
import { createWorkQueue, QueueFull } from './work-queue.ts';

function setUp() {
  const queue = createWorkQueue({ running: 2, waiting: 3 });
  const begun: number[] = [];
  const add = (number: number) => {
    const finish = Promise.withResolvers<number>();
    const result = queue.run(() => {
      begun.push(number);
      return finish.promise;
    });
    return { ...finish, result };
  };
  return { begun, add };
}

test('so many things are done at once, the others one after the other', async () => {
  const { begun, add } = setUp();
  const works = [1, 2, 3, 4].map(add);
  expect(begun).toEqual([1, 2]);
  works[1]?.resolve(20);
  expect(await works[1]?.result).toBe(20);
  expect(begun).toEqual([1, 2, 3]);
});

test('what fails hands its place on', async () => {
  const { begun, add } = setUp();
  const works = [1, 2, 3].map(add);
  works[0]?.reject(new Error('torn'));
  await expect(works[0]?.result).rejects.toThrow('torn');
  expect(begun).toEqual([1, 2, 3]);
});

test('what would wait beyond the bound is refused, until there is room', async () => {
  const { add } = setUp();
  const works = [1, 2, 3, 4, 5].map(add);
  await expect(add(6).result).rejects.toThrow(QueueFull);
  works[0]?.resolve(10);
  await works[0]?.result;
  const late = add(7);
  for (const work of [...works, late]) work.resolve(1);
  expect(await late.result).toBe(1);
});
