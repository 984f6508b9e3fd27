import { greys, type MailTheme } from './theme.ts';

const font = "Geist, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const write = (fontSize: number, lineHeight: number, fontWeight = 400) => ({
  fontFamily: font,
  fontSize,
  lineHeight: `${lineHeight}px`,
  fontWeight,
  margin: 0,
});
const strong = { color: greys.text.light };
const soft = { color: greys.soft.light };
const amountCell = { textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' } as const;
/** Styles of elements, for light surroundings and for readers that know no others. */
export const styles = {
  page: { margin: 0, padding: '32px 12px 40px', backgroundColor: greys.page.light },
  // Inherited by all that is written: one long word would make the whole mail wider than a phone.
  container: {
    maxWidth: 600,
    width: '100%',
    margin: '0 auto',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  head: { padding: '0 4px 16px' },
  name: { ...write(18, 22, 650), ...strong, letterSpacing: '-0.03em' },
  mark: {
    display: 'inline-block',
    position: 'relative',
    width: 18,
    height: 18,
    verticalAlign: '-3px',
    marginRight: 8,
  },
  markBox: { display: 'inline-block', position: 'absolute' },
  card: { backgroundColor: greys.card.light, borderRadius: 12 },
  cardInside: { padding: '32px 36px' },
  topic: { ...write(14, 20), ...soft },
  heading: { ...write(28, 34, 600), ...strong, letterSpacing: '-0.022em', margin: '4px 0 20px' },
  text: { ...write(16, 24), ...soft, margin: '0 0 20px' },
  quote: {
    backgroundColor: greys.quote.light,
    borderRadius: 8,
    padding: '14px 18px 16px',
    margin: '0 0 20px',
  },
  quoteFrom: { ...write(13, 18), ...soft, marginBottom: 4 },
  quoteText: { ...write(16, 24), ...strong },
  facts: { margin: '0 0 20px' },
  fact: { borderTop: `1px solid ${greys.line.light}` },
  factName: {
    ...write(14, 20),
    ...soft,
    padding: '9px 16px 9px 0',
    width: '38%',
    verticalAlign: 'top',
  },
  factValue: { ...write(14, 20, 500), ...strong, padding: '9px 0' },
  /** Amounts that come to a sum stand below each other. */
  amountName: { ...write(14, 20), ...soft, padding: '9px 16px 9px 0', verticalAlign: 'top' },
  amount: { ...write(14, 20, 500), ...strong, padding: '9px 0', ...amountCell },
  totalName: { ...write(16, 22, 600), ...strong, padding: '10px 16px 10px 0' },
  total: { ...write(16, 22, 600), ...strong, padding: '10px 0', ...amountCell },
  item: { borderTop: `1px solid ${greys.line.light}`, padding: '20px 0' },
  pictureCell: { width: 200, paddingRight: 20, verticalAlign: 'top' },
  /** Until a reader of mail has loaded it, the name of what it shows stands in its place. */
  picture: {
    ...write(14, 20),
    ...soft,
    display: 'block',
    borderRadius: 8,
    width: 200,
    height: 'auto',
    backgroundColor: greys.quote.light,
  },
  itemCell: { verticalAlign: 'top' },
  itemTitle: { ...write(16, 22, 600), ...strong, textDecoration: 'none' },
  itemLine: { ...write(14, 20), ...soft },
  itemNote: { ...write(14, 20, 600), ...strong },
  before: { ...write(14, 20), ...soft, marginLeft: 8 },
  figureName: { ...write(14, 20), ...soft, letterSpacing: 'normal' },
  figure: { ...write(22, 28, 650), ...strong, letterSpacing: '-0.01em', marginTop: 6 },
  ballCell: { width: 36, verticalAlign: 'top', paddingTop: 2 },
  ball: {
    ...write(13, 22, 600),
    display: 'inline-block',
    width: 22,
    height: 22,
    borderRadius: 11,
    textAlign: 'center',
  },
  stepTitle: { ...write(16, 24, 600), ...strong },
  stepText: { ...write(14, 20), ...soft, marginBottom: 14 },
  button: { ...write(16, 22, 600), borderRadius: 8, padding: '13px 22px', textDecoration: 'none' },
  buttonRow: { margin: '0 0 20px' },
  foot: { padding: '20px 4px 0' },
  footLine: { ...write(12, 18), ...soft },
} as const;

/** What styles of elements cannot say: dark surroundings, and small screens. */
export function letterCss({ accent, onAccent, link }: MailTheme): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page,td[dir]{background-color:${greys.page.dark}!important}
.card{background-color:${greys.card.dark}!important}
.strong{color:${greys.text.dark}!important}
.soft{color:${greys.soft.dark}!important}
.line{border-color:${greys.line.dark}!important}
.quote,.picture img{background-color:${greys.quote.dark}!important}
.accent,.button{background-color:${accent.dark}!important}
.on-accent,.button{color:${onAccent.dark}!important}
.link{color:${link.dark}!important}
}
@media (max-width:520px){
.card-inside{padding:22px 20px 24px!important}
.picture{width:108px!important;padding-right:14px!important}
.picture img{width:108px!important}
h1{font-size:24px!important;line-height:30px!important}
}`;
}
