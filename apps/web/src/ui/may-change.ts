import { isRestricted } from '@boedel/domain/access/call-access';
import { usePerson } from './access';
import { useMatter } from './the-matter';

/** Somebody of the firm, not somebody given single matters. */
export const useIsFirms = (): boolean => !isRestricted(usePerson().roles);

/**
 * Whether what is the firm's to say of a matter may be changed: its own particulars and status, who acts, who is told.
 * Somebody given the matter alone captures in it and leaves these be.
 */
export function useMayChangeMatter(): boolean {
  const isFirms = useIsFirms();
  return useMatter().mayCapture && isFirms;
}
