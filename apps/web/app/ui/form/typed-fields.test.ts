import { expect, test } from 'vitest';
import { textsOf } from './typed-fields.ts';

test('texts are taken as they were typed, but for what no database keeps', () => {
  const form = new FormData();
  form.set('comments', ' Is it\0 there? ');
  form.set('photo', new File(['x'], 'x.jpg'));
  expect(textsOf(form)).toEqual({ comments: ' Is it there? ' });
});
