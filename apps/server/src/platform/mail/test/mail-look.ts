import { mailTheme } from '../theme.ts';

const shade = { light: '#125dc0', dark: '#61a1f0' };
/** How the mails of a brand of tests look. */
export const look = mailTheme({
  name: 'Plumbline',
  theme: { mail: { accent: shade, onAccent: shade, link: shade } },
  logo: { boxes: [[0, 0, 18, 3]] },
});
