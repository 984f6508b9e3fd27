import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeField } from './code-field.tsx';
import { FormField, problemSentence } from './form-field.tsx';

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

test('what a rule of the field expects is a sentence there, whichever field it is', () => {
  const problem = 'expected a time such as 8:00 AM';
  const code = { name: 'vin', label: 'VIN', hint: '', value: '', button: 'Look up', problem };
  const fields = [htmlOf({ problem }), renderToStaticMarkup(<CodeField {...code} />)];
  for (const html of fields) expect(html).toMatch(/>Enter a time such as 8:00 AM\.<\/(span|p)>/);
});

test.each([
  ['expected a time such as 8:00 AM', 'Enter a time such as 8:00 AM.'],
  ['Expected whole dollars, such as 9,450.', 'Enter whole dollars, such as 9,450.'],
  ['expected https://… or sftp://…', 'Enter https://… or sftp://….'],
  ['expected one line with the price', 'Enter one line with the price.'],
  ['expected one of member, manager', 'Choose one of member, manager.'],
  ['Last day: expected a day such as 2027-03-01.', 'Last day: enter a day such as 2027-03-01.'],
  ['Role: expected one of owner, viewer.', 'Role: choose one of owner, viewer.'],
])('what a rule expects, “%s”, is asked for', (rule, sentence) => {
  expect(problemSentence(rule)).toBe(sentence);
});

test.each([
  ['A VIN has 17 characters', 'A VIN has 17 characters.'],
  ['Choose its make.', 'Choose its make.'],
  ['Is it yours?', 'Is it yours?'],
  ['cars.csv is JSON: expected a table.', 'cars.csv is JSON: expected a table.'],
])('a sentence, “%s”, keeps its words and ends in one full stop', (given, sentence) => {
  expect(problemSentence(given)).toBe(sentence);
});

test.each(['expected your password', 'Days: expected one of them', 'Enter a name.'])(
  'asked twice, “%s” is said as once',
  (rule) => {
    const once = problemSentence(rule);
    expect(problemSentence(once)).toBe(once);
  },
);
