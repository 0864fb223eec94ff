import { type Refused, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { DrawnYear } from './draw-curator-account';

/** What keeps a drawn account from being lodged besides its proofs. */
export function notYet({ facts }: DrawnYear): Refused | undefined {
  const { to } = facts.books.heading;
  return to > facts.today
    ? refuse('heading.to', said('The period runs until {to}. It is lodged when it is over.', { to }))
    : undefined;
}
