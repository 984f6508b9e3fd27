import type { SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * What the build has in place of the icon library's own function. That one writes seven attributes and a
 * list of names to each icon, which the style sheet says once (`.ui-icon`), and draws every line by itself:
 * a page of results has thirty.
 *
 * @param lines of the icon library's own, as text
 */
export function createIcon(lines: string) {
  const markup = { __html: lines };
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
