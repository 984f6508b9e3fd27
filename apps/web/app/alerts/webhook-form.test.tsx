import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WebhookForm } from './webhook-form.tsx';

test('an address that is not taken has a red edge, and what it is for is still said', () => {
  const html = renderToStaticMarkup(
    <WebhookForm
      source="bookmark:7"
      webhook={null}
      invalid={{ typed: 'http://cars.example', fault: 'no-https' }}
      isTested={false}
    />,
  );
  expect(html).toContain('ui-input-error');
  expect(html).toContain('value="http://cars.example"');
  expect(html).toMatch(/role="alert">.*Nothing was changed\./);
  expect(html).toContain('Empty ends it.');
});
