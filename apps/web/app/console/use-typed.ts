import { useActionData } from 'react-router';
import type { doAct } from './enter-console.ts';
import type { Asked } from './services.ts';

/** What was typed into the form of an act that was refused: it is not typed twice. Passwords are. */
export function useTyped(act: string): Asked {
  const answered = useActionData<typeof doAct>();
  return answered?.act === act ? answered.typed : {};
}
