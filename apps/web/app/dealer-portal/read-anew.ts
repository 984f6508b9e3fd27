import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What was not changed may have been changed by somebody else: the room is read anew. */
export const readAnewAfterRefusal = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus === 400 || defaultShouldRevalidate;
