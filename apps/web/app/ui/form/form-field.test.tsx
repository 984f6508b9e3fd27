import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormField } from './form-field.tsx';

type Props = Partial<Parameters<typeof FormField>[0]>;

const htmlOf = (more: Props) =>
  renderToStaticMarkup(
    <FormField label="Budget" problem={null} {...more}>
      {(attributes) => <input {...attributes} name="budget" />}
    </FormField>,
  );

/** The texts that describe the control, in their order. */
function descriptionsIn(html: string): readonly (string | undefined)[] {
  const ids = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return ids.map((id) =>
    html
      .split(`id="${id}"`)[1]
      ?.replace(/^[^>]*>(<svg.*?<\/svg>)?/s, '')
      .replace(/<.*/s, ''),
  );
}

test('a field that is taken has its name alone', () => {
  const html = htmlOf({});
  const id = /<input id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<label class="ui-field" for="${id}"><span>Budget</span>`);
  expect(html).not.toMatch(/aria-|role=|ui-problem|ui-hint|ui-input-error/);
});

test('a field that is not taken has a red edge, and says why before what to know of it', () => {
  const html = htmlOf({ problem: 'Enter dollars.', hint: 'Without cents', isOptional: true });
  expect(html).toContain('Budget<em> optional</em>');
  expect(html).toContain('class="ui-input ui-input-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(descriptionsIn(html)).toEqual(['Enter dollars.', 'Without cents']);
});

test('where the keyboard stays elsewhere, what is wrong is read out', () => {
  expect(htmlOf({ problem: 'Enter dollars.' })).not.toContain('role=');
  expect(htmlOf({ isLive: true, problem: 'Enter dollars.' })).toContain('role="alert"');
  expect(htmlOf({ isLive: true })).not.toContain('role=');
});

test('a name that stands beside the field already is there for who hears it', () => {
  expect(htmlOf({ isLabelHidden: true })).toContain(
    '<span class="ui-visually-hidden">Budget</span>',
  );
});
