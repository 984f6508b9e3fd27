import { useEffect, useRef, useState } from 'react';

/** A text that somebody types into a field; also what was typed before the script ran, when nobody listened. */
export function useTypedText(initial: string) {
  const [typed, setTyped] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) setTyped(field.current.value);
  }, []);
  return { typed, setTyped, field };
}
