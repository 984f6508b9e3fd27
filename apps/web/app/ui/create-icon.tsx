import type { SVGProps } from 'react';

/** The lines of an icon as the icon library writes them. */
interface IconLines {
  readonly node: readonly (readonly [string, Readonly<Record<string, string | number>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * What the build has in place of the icon library's own function. That one writes seven attributes and a
 * list of names to each icon, which the style sheet says once (`.ui-icon`), and draws every line by itself:
 * a page of results has thirty.
 */
export default function createIcon({ node }: IconLines) {
  const lines = node.map(([name, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(
      ([attribute, value]) => `${attribute}="${value}"`,
    );
    return `<${[name, ...written].join(' ')}/>`;
  });
  const markup = { __html: lines.join('') };
  return function Icon({ size = 24, ...attributes }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        {...attributes}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the lines are the icon library's own
        dangerouslySetInnerHTML={markup}
      />
    );
  };
}
