/** A colour for light and one for dark surroundings. */
interface Shade {
  readonly light: string;
  readonly dark: string;
}

/** How a brand looks in mails: readers of mail know no variables and no `oklch`. */
export interface MailTheme {
  /** The name that stands on top, and beside our address. */
  readonly name: string;
  /** Whether our own mark stands beside it. */
  readonly hasMark: boolean;
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

const white = { light: '#ffffff', dark: '#ffffff' };

/** By the theme of the brand; null is the default look. */
export function mailTheme(theme: 'guide' | 'maker' | null, name: string): MailTheme {
  if (theme === 'guide')
    return {
      name,
      hasMark: false,
      accent: { light: '#125dc0', dark: '#61a1f0' },
      onAccent: { light: '#ffffff', dark: '#040b18' },
      link: { light: '#0857b9', dark: '#84bdfe' },
    };
  if (theme === 'maker')
    return {
      name,
      hasMark: false,
      accent: { light: '#19305b', dark: '#a6c0e1' },
      onAccent: { light: '#ffffff', dark: '#09152c' },
      link: { light: '#1e386b', dark: '#aac7eb' },
    };
  return {
    name,
    hasMark: true,
    accent: { light: '#6e1a2a', dark: '#8e2a38' },
    onAccent: white,
    link: { light: '#6e1a2a', dark: '#f0a3a8' },
  };
}
