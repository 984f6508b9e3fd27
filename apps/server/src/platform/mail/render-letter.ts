import { createElement as h, type ReactNode } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
  render as toHtml,
} from 'react-email';
import type { Letter, LetterLink, LetterPart } from './letter.ts';
import { letterCss, styles } from './letter-styles.ts';
import { renderFacts } from './render-facts.ts';
import type { MailTheme } from './theme.ts';

/** The HTML of a letter, in tables and with styles on elements, as readers of mail need it. */
export const render = (letter: Letter, theme: MailTheme): Promise<string> =>
  toHtml(h(LetterPage, { letter, theme }));

interface PageProps {
  readonly letter: Letter;
  readonly theme: MailTheme;
}

function LetterPage({ letter, theme }: PageProps) {
  const { preview, topic, heading, parts, links = [] } = letter;
  const foot = [...letter.foot, letter.aboutPictures ?? []].flat();
  const head = h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, heading),
    h('style', null, letterCss(theme)),
  );
  const card = h(
    Section,
    { className: 'card', style: styles.card },
    h(
      'div',
      { className: 'card-inside', style: styles.cardInside },
      h(Text, { className: 'soft', style: styles.topic }, topic),
      h(Heading, { as: 'h1', className: 'strong', style: styles.heading }, heading),
      ...parts.map((part, place) => renderPart(part, theme, place)),
    ),
  );
  const page = h(
    Container,
    { style: styles.container },
    renderHead(theme),
    card,
    h(
      Section,
      { style: styles.foot },
      ...foot.map((line, place) =>
        h(Text, { key: place, className: 'soft', style: styles.footLine }, withLinks(line, theme)),
      ),
      renderLinks(links, theme),
    ),
  );
  return h(
    Html,
    { lang: 'en' },
    head,
    h(Body, { className: 'page', style: styles.page }, h(Preview, null, preview), page),
  );
}

function renderLinks(links: readonly LetterLink[], { link }: MailTheme) {
  const style = { color: link.light };
  const rendered = links.flatMap(({ label, href }, place) => [
    place === 0 ? null : ' · ',
    h('a', { key: href, href, className: 'link', style }, label),
  ]);
  return h(Text, { key: 'links', className: 'soft', style: styles.footLine }, ...rendered);
}

/** The mark is rendered with coloured boxes: readers of mail show no drawings of the page's kind. */
function renderHead({ name, mark, accent }: MailTheme) {
  const boxes = mark.map(([left, top, width, height], place) => {
    const style = { ...styles.markBox, left, top, width, height, backgroundColor: accent.light };
    return h('span', { key: place, className: 'accent', style });
  });
  return h(
    Section,
    { style: styles.head },
    h(
      Text,
      { className: 'strong', style: styles.name },
      boxes.length > 0 ? h('span', { key: 'mark', style: styles.mark }, boxes) : null,
      name,
    ),
  );
}

function renderPart(part: LetterPart, theme: MailTheme, key: number) {
  switch (part.kind) {
    case 'text':
      return h(Text, { key, className: 'soft', style: styles.text }, renderText(part, theme));
    case 'quote':
      return h(
        Section,
        { key, className: 'quote', style: styles.quote },
        h(Text, { className: 'soft', style: styles.quoteFrom }, part.from),
        h(Text, { className: 'strong', style: styles.quoteText }, withBreaks(part.text)),
      );
    case 'facts':
      return h(Section, { key, style: styles.facts }, ...renderFacts(part));
    case 'item':
      return renderItem(part, key);
    case 'steps':
      return h(
        Section,
        { key, style: styles.facts },
        ...part.steps.map((step, place) => renderStep(step, place + 1, theme)),
      );
    case 'button':
      return h(Section, { key, style: styles.buttonRow }, renderButton(part, theme));
  }
}

function renderButton(
  { label, href }: LetterPart & { readonly kind: 'button' },
  { accent, onAccent }: MailTheme,
) {
  const style = { ...styles.button, backgroundColor: accent.light, color: onAccent.light };
  return h(Button, { className: 'button', href, style }, label);
}

function renderItem(item: LetterPart & { readonly kind: 'item' }, key: number) {
  const { href, picture, title, figure, lines, notes = [] } = item;
  const shown = { src: picture, width: 200, height: 150, alt: title };
  const image = h(Img, { ...shown, className: 'soft', style: styles.picture });
  const pictureCell = { key: 'picture', className: 'picture', style: styles.pictureCell };
  const children = [
    h(Column, pictureCell, h(Link, { href }, image)),
    h(
      Column,
      { key: 'about', style: styles.itemCell },
      h(Link, { href, className: 'strong', style: styles.itemTitle }, title),
      ...lines.map((line) =>
        h(Text, { key: line, className: 'soft', style: styles.itemLine }, line),
      ),
      figure === null ? null : renderFigure(figure, item),
      ...notes.map((note, place) =>
        h(Text, { key: note, ...noteLook(place === 0 && notes.length > 1) }, note),
      ),
    ),
  ];
  return h(Row, { key, className: 'line', style: styles.item, children });
}

function renderFigure(
  figure: string,
  { figureName, before }: Pick<LetterPart & { readonly kind: 'item' }, 'figureName' | 'before'>,
) {
  const name =
    figureName === undefined
      ? null
      : h('span', { key: 'name', className: 'soft', style: styles.figureName }, `${figureName} `);
  const was =
    before === undefined
      ? null
      : h(
          'span',
          { key: 'before', className: 'soft', style: styles.before },
          'was ',
          h('s', null, before),
        );
  return h(
    Text,
    { key: 'figure', className: 'strong', style: styles.figure },
    name,
    figure,
    ' ',
    was,
  );
}

const noteLook = (isFirst: boolean) =>
  isFirst
    ? { className: 'strong', style: styles.itemNote }
    : { className: 'soft', style: styles.itemLine };

function renderStep(
  { title, text }: { readonly title: string; readonly text: string },
  number: number,
  { accent, onAccent }: MailTheme,
) {
  const ball = { ...styles.ball, backgroundColor: accent.light, color: onAccent.light };
  const children = [
    h(
      Column,
      { key: 'number', style: styles.ballCell },
      h('span', { className: 'accent on-accent', style: ball }, String(number)),
    ),
    h(
      Column,
      { key: 'step' },
      h(Text, { className: 'strong', style: styles.stepTitle }, title),
      h(Text, { className: 'soft', style: styles.stepText }, text),
    ),
  ];
  return h(Row, { key: number, children });
}

function withBreaks(text: string): ReactNode[] {
  return text
    .split(/\r\n|[\r\n]/)
    .flatMap((line, place) => (place === 0 ? [line] : [h('br', { key: place }), line]));
}

/** Addresses of pages within a sentence can be followed. */
function renderText({ text, href }: LetterPart & { kind: 'text' }, theme: MailTheme): ReactNode {
  if (href === undefined) return withLinks(text, theme);
  return h('a', { href, className: 'link', style: { color: theme.link.light } }, text);
}

function withLinks(text: string, { link }: MailTheme): ReactNode[] {
  const style = { color: link.light };
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((piece, place) =>
      place % 2 === 0
        ? piece
        : h('a', { key: place, href: piece, className: 'link', style }, piece),
    );
}
