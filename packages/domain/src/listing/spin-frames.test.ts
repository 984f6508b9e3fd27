import { expect, test } from 'vitest';
import { framesOf, templateProblem } from './spin-frames.ts';

test('the frames of a spin are numbered as its template says', () => {
  const frames = framesOf('https://spins.example/{fyuseId}/{01-12}.jpg', 'a/b');
  expect(frames).toHaveLength(12);
  expect(frames[0]).toBe('https://spins.example/a%2Fb/01.jpg');
  expect(frames[11]).toBe('https://spins.example/a%2Fb/12.jpg');
});

test.each([
  ['spins/{fyuseId}/{1-36}.jpg', /https/],
  ['https://spins.example/{1-36}.jpg', /fyuseId/],
  ['https://spins.example/{fyuseId}.jpg', /frames/],
  ['https://spins.example/{fyuseId}/{9-1}.jpg', /frames/],
  ['https://spins.example/{fyuseId}/{1-999}.jpg', /frames/],
])('%s is refused', (template, reason) => {
  expect(templateProblem(template)).toMatch(reason);
});

test('a template that names all is taken', () => {
  expect(templateProblem('https://spins.example/{fyuseId}/{0-23}.webp')).toBeNull();
});
