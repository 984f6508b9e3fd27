import { Children, cloneElement, Fragment, isValidElement, type ReactNode, useEffect } from 'react';
import { Scripts, type ScriptsProps } from 'react-router';
import { longestWait, pressedEarly, startScripts, takenOver } from './start-scripts.ts';

/** The element that has the script of the page as text. */
const held = 'page-script';

const indents = /\n\s+/g;

/**
 * The scripts of a page, held back until what is looked at is painted: a page is read, and works, before
 * they are there.
 */
export function LateScripts(props: ScriptsProps) {
  useEffect(pressAgain, []);
  const scripts = Scripts(props);
  const parts = Children.toArray(scripts?.props.children).filter(isValidElement<PartProps>);
  const preloads = parts.filter(({ type }) => type === 'link');
  const ahead = preloads.map((preload) => preload.props.href).join(' ');
  return (
    <>
      {parts
        .filter(({ type }) => type !== 'link')
        .map(({ key, props: { children } }) => (
          <Fragment key={key}>
            {Children.map(children, (script) => heldBack(script, ahead))}
          </Fragment>
        ))}
      {scripts && (
        <script nonce={props.nonce} suppressHydrationWarning>
          {starter}
        </script>
      )}
    </>
  );
}

interface PartProps {
  readonly href?: string;
  readonly type?: string;
  readonly id?: string;
  readonly 'data-ahead'?: string;
  readonly async?: boolean | undefined;
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** A script that brings others along, as text; any other as it is. */
function heldBack(script: ReactNode, ahead: string): ReactNode {
  if (!isValidElement<PartProps>(script) || script.props.type !== 'module') return script;
  return cloneElement<PartProps>(script, {
    id: held,
    type: 'text/plain',
    async: undefined,
    'data-ahead': ahead,
    ...(import.meta.env.SSR && withoutIndents(script.props)),
  });
}

/** No text of a script goes over several lines, so none is changed. */
function withoutIndents({ dangerouslySetInnerHTML: written }: PartProps): PartProps {
  return { dangerouslySetInnerHTML: { __html: written?.__html.replace(indents, '\n') ?? '' } };
}

/** The browser leaves what is there as it is. */
const starter = import.meta.env.SSR
  ? `(${String(startScripts).replace(indents, '\n')})(${JSON.stringify({ held, takenOver, pressedEarly, longestWait })})`
  : '';

/** Does what was pressed before anybody listened. */
function pressAgain(): void {
  const pressed = document.querySelector<HTMLElement>(`[${pressedEarly}]`);
  pressed?.removeAttribute(pressedEarly);
  pressed?.click();
}
