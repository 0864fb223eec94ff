import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { CuratorYearOnPaper } from './draw-curator-account';

/** What keeps a drawn account from being lodged besides its proofs. */
export function refuseTooEarly({ facts }: CuratorYearOnPaper): RefusalError | undefined {
  const { to } = facts.books.heading;
  return to > facts.today
    ? refuse('heading.to', message('The period runs until {to}. It is lodged when it is over.', { to }))
    : undefined;
}
