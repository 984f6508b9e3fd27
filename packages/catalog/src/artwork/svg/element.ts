/** Attributes by their SVG names; those without a value are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element as text. Values are our own numbers, colours and path data: nothing needs escaping. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${valueText(value)}"`))
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A path with data `d`. */
export function path(d: string, attributes: Attributes): string {
  return element('path', { d, ...attributes });
}

/** Elements as a group, painted in their order. */
export function group(attributes: Attributes, ...content: readonly string[]): string {
  return element('g', attributes, content.join(''));
}

/** A number without the digits that nobody sees, and without a zero before the point. */
export function shortNumber(value: number, decimals = 2): string {
  return String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');
}

/** `#aabbcc` as `#abc`. */
export function shortColor(color: string): string {
  return color.replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3');
}

function valueText(value: string | number): string {
  return typeof value === 'number' ? shortNumber(value) : shortColor(value);
}
