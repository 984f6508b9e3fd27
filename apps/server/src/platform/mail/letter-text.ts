import type { Letter, LetterLink, LetterPart } from './letter.ts';

/** Lines of plain mails are not longer, so that they survive being quoted. */
const maxColumns = 76;

/** The twin of the HTML for who reads plain text: the same words in the same order. */
export function toText({ topic, heading, parts, foot, links = [] }: Letter): string {
  const blocks = [
    `${wrap(heading)}\n${wrap(topic)}`,
    ...parts.map(partText),
    `--\n${[...foot.map((line) => wrap(line)), ...links.map(linkText)].join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return part.href === undefined ? wrap(part.text) : `${wrap(part.text)}:\n${part.href}`;
    case 'quote':
      return `${part.from}:\n${wrap(part.text, '> ')}`;
    case 'facts':
      return [...part.rows, ...(part.total ? [part.total] : [])]
        .map(([name, value]) => wrap(`${name}: ${value}`))
        .join('\n');
    case 'item': {
      const { title, figure, figureName, before, lines, notes = [], href } = part;
      const was = before === undefined ? '' : `, was ${before}`;
      const named = figureName === undefined ? figure : `${figureName.toLowerCase()} ${figure}`;
      const head = figure === null ? title : `${title}, ${named}${was}`;
      return [head, ...lines, ...notes]
        .map((line) => wrap(line))
        .concat(href)
        .join('\n');
    }
    case 'steps':
      return part.steps
        .map(({ title, text }, place) => wrap(`${place + 1}. ${title}. ${text}`))
        .join('\n');
    case 'button':
      return `${part.label}:\n${part.href}`;
  }
}

const linkText = ({ label, href }: LetterLink) => `${label}:\n${href}`;

/** Breaks between words; what somebody wrote keeps its own lines. An address is never broken. */
function wrap(text: string, prefix = ''): string {
  return text
    .split(/\r\n|[\r\n]/)
    .flatMap((line) => wrapLine(line, maxColumns - prefix.length))
    .map((line) => `${prefix}${line}`.trimEnd())
    .join('\n');
}

function wrapLine(line: string, columns: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (longer.length > columns && current !== '') {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}
