import { expect, test } from 'vitest';
import { createCounter, createGauge, createHistogram } from './prometheus.ts';

test('a gauge is read when it is asked for, once for each of its labels', () => {
  let cars = 1;
  const gauge = createGauge('cars', 'Cars for sale', () => [
    [{ brand: 'atc' }, cars],
    [{}, cars * 2],
  ]);
  cars = 5;
  expect(gauge.lines()).toEqual([
    '# HELP cars Cars for sale',
    '# TYPE cars gauge',
    'cars{brand="atc"} 5',
    'cars 10',
  ]);
});

test('a counter says that it only goes up', () => {
  const counter = createCounter('answers_total', 'Answers', () => [[{ result: 'hit' }, 3]]);
  expect(counter.lines().slice(1)).toEqual([
    '# TYPE answers_total counter',
    'answers_total{result="hit"} 3',
  ]);
});

test('a histogram counts each time in its bucket and all wider ones', () => {
  const times = createHistogram('times', 'Times', [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) times.observe({ call: 'search' }, seconds);
  expect(times.lines().slice(2)).toEqual([
    'times_bucket{call="search",le="0.1"} 2',
    'times_bucket{call="search",le="1"} 3',
    'times_bucket{call="search",le="+Inf"} 4',
    'times_sum{call="search"} 3.65',
    'times_count{call="search"} 4',
  ]);
});

test('a label cannot break out of its line', () => {
  const gauge = createGauge('cars', 'Cars', () => [[{ name: 'a"b\\c\nd' }, 1]]);
  expect(gauge.lines().at(-1)).toBe('cars{name="a\\"b\\\\c\\nd"} 1');
});
