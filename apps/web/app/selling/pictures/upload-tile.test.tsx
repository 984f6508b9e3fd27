import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UploadTile } from './upload-tile.tsx';
import type { Upload } from './use-uploads.ts';

function render(upload: Partial<Upload>): string {
  const file = new File([], 'IMG_0412.HEIC');
  const begun = { key: 1, file, thumbnail: null, share: 0, problem: null, mayRetry: true };
  const whole = { ...begun, ...upload };
  return renderToStaticMarkup(<UploadTile upload={whole} onRetry={() => {}} onDrop={() => {}} />);
}

test('a picture that cannot be shown is told by its name', () => {
  const name = '<p class="sell-pic-name">IMG_0412.HEIC</p>';
  expect(render({})).toContain(name);
  expect(render({ problem: 'Expected a JPEG.' })).toMatch(new RegExp(`^${name}.*Expected a JPEG`));
  expect(render({ thumbnail: 'blob:1' })).not.toContain(name);
});

test('a picture that is never taken is left out, and not tried again', () => {
  const problem = 'Choose a JPEG.';
  expect(render({ problem })).toMatch(/Retry.*Leave out/);
  const final = render({ problem, mayRetry: false });
  expect(final).toContain('Leave out');
  expect(final).not.toContain('Retry');
});
