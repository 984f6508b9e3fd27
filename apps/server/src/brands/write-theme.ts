import type { Brand } from '@forecourt/domain/brand/brand';

/** The stylesheet of a brand: nothing but variables, over those of the design system. */
export function writeTheme({ code, theme: { variables } }: Brand): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`);
  return `:root[data-brand="${code}"] {\n${lines.join('')}}\n`;
}
