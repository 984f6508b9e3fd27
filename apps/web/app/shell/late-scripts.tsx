import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Scripts, type ScriptsProps } from 'react-router';

/**
 * The scripts of a page, asked for at once but behind all that is painted: a page is read, and works,
 * before they are there.
 */
export function LateScripts(props: ScriptsProps) {
  const scripts = Scripts(props);
  const parts: ReactNode = scripts?.props.children;
  return Children.map(parts, (part) =>
    isValidElement<PreloadProps>(part) && part.type === 'link'
      ? cloneElement(part, { fetchPriority: 'low' })
      : part,
  );
}

interface PreloadProps {
  readonly fetchPriority?: 'low';
}
