import type { AccessRight } from '@boedel/domain/access/access-rights';
import type { ReactElement } from 'react';
import { NotAuthorised } from './access';
import { useIsFirms } from './may-change';
import { useMatter } from './the-matter';

interface OnlyCaptureProps {
  /** Is not there at all for those who may only read: where every line has one, a column of dead buttons says nothing. */
  readonly hide?: boolean;
  /** What somebody given the matter alone must have been given besides. */
  readonly needs?: AccessRight;
  /** Is the firm's to change, not that of somebody given the matter alone. */
  readonly ofFirm?: boolean;
  readonly children: ReactElement<{ disabled?: boolean }>;
}

/** A control that changes the matter one is in: disabled, with the reason, for those who may only read it. */
export function OnlyCapture({ hide = false, needs, ofFirm = false, children }: OnlyCaptureProps) {
  const { mayCapture, rights } = useMatter();
  const isFirms = useIsFirms();
  if (mayCapture && (!needs || rights.includes(needs)) && (isFirms || !ofFirm)) return children;
  return hide ? null : <NotAuthorised>{children}</NotAuthorised>;
}
