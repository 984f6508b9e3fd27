import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefusedCars } from './refused-cars.tsx';

test('a refused car has left the market, but where its file changed nothing', () => {
  const render = (isHeld: boolean) =>
    renderToStaticMarkup(<RefusedCars cars={[]} count={3} isHeld={isHeld} />);
  expect(render(false)).toContain('one that was has left the market');
  expect(render(true)).not.toContain('left the market');
  expect(render(true)).toContain('changed none of your cars');
});
