import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UploadTile } from './upload-tile.tsx';
import type { Upload } from './use-uploads.ts';

function render(upload: Partial<Upload>): string {
  const file = new File([], 'IMG_0412.HEIC');
  const whole = { key: 1, file, thumbnail: null, share: 0, problem: null, ...upload };
  return renderToStaticMarkup(<UploadTile upload={whole} onRetry={() => {}} onDrop={() => {}} />);
}

test('a picture that cannot be shown is told by its name', () => {
  const name = '<p class="sell-pic-name">IMG_0412.HEIC</p>';
  expect(render({})).toContain(name);
  expect(render({ problem: 'Expected a JPEG.' })).toMatch(new RegExp(`^${name}.*Expected a JPEG`));
  expect(render({ thumbnail: 'blob:1' })).not.toContain(name);
});
