/** A colour for light and one for dark surroundings. */
interface Shade {
  readonly light: string;
  readonly dark: string;
}

/** Part of a mark: left, top, width and height in pixels. */
export type MarkBox = readonly [number, number, number, number];

/** How a brand looks in mails: readers of mail know no variables and no `oklch`. */
export interface MailTheme {
  /** The name that stands on top, and beside our address. */
  readonly name: string;
  /** The mark beside it; readers of mail show no drawings of the page's kind. */
  readonly mark: readonly MarkBox[];
  readonly accent: Shade;
  readonly onAccent: Shade;
  readonly link: Shade;
}

/** The same greys for all brands. */
export const greys = {
  page: { light: '#f4f2f0', dark: '#121110' },
  card: { light: '#ffffff', dark: '#1b1a19' },
  text: { light: '#211f1d', dark: '#f3f1ee' },
  soft: { light: '#57544f', dark: '#bdb9b3' },
  line: { light: '#e6e4e1', dark: '#34322f' },
  quote: { light: '#f4f2f0', dark: '#262422' },
} as const satisfies Record<string, Shade>;

/** The look of whoever sends the mail. */
export function mailTheme({
  name,
  theme,
  logo,
}: {
  readonly name: string;
  readonly theme: { readonly mail: Pick<MailTheme, 'accent' | 'onAccent' | 'link'> };
  readonly logo: { readonly boxes: readonly MarkBox[] };
}): MailTheme {
  return { name, mark: logo.boxes, ...theme.mail };
}
