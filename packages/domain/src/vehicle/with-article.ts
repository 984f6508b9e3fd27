/** A make, or a car that its name begins with, as one of many: `an Audi A4`. */
export const withArticle = (name: string): string =>
  `${/^[AEIO]/i.test(name) ? 'an' : 'a'} ${name}`;
