import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createCounter, createGauge } from './prometheus.ts';

test('a gauge is read when it is asked for, once for each of its labels', async () => {
  let cars = 1;
  const told = { name: 'cars', help: 'Cars for sale', labelNames: ['brand'] as const };
  const registry = new Registry();
  createGauge(told, () => [
    [{ brand: 'atc' }, cars],
    [{ brand: 'kbb' }, cars * 2],
  ])(registry);
  for (cars of [5, 7]) {
    expect((await registry.metrics()).trim().split('\n')).toEqual([
      '# HELP cars Cars for sale',
      '# TYPE cars gauge',
      `cars{brand="atc"} ${cars}`,
      `cars{brand="kbb"} ${cars * 2}`,
    ]);
  }
});

test('a counter that is read twice counts nothing twice', async () => {
  const registry = new Registry();
  const told = { name: 'answers_total', help: 'Answers', labelNames: ['result'] as const };
  createCounter(told, () => [[{ result: 'hit' }, 3]])(registry);
  await registry.metrics();
  expect((await registry.metrics()).trim().split('\n').slice(1)).toEqual([
    '# TYPE answers_total counter',
    'answers_total{result="hit"} 3',
  ]);
});
