import type { Brand } from '@forecourt/domain/brand/brand';

/** The mark of a brand as a drawing that stands by itself, in the colour of its mails. */
export function drawLogo({ logo: { size, paths }, theme }: Brand): string {
  const drawn = paths.map((path) => `<path d="${path}"/>`).join('');
  const { light, dark } = theme.mail.link;
  const style = `<style>path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${dark}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${style}${drawn}</svg>`;
}
