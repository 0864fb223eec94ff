import type { ReactElement } from 'react';
import { NotAuthorised } from './access';
import { useMatter } from './the-matter';

interface OnlyCaptureProps {
  /** Is not there at all for those who may only read: where every line has one, a column of dead buttons says nothing. */
  readonly hide?: boolean;
  readonly children: ReactElement<{ disabled?: boolean }>;
}

/** A control that changes the matter one is in: disabled, with the reason, for those who may only read it. */
export function OnlyCapture({ hide = false, children }: OnlyCaptureProps) {
  if (useMatter().mayCapture) return children;
  return hide ? null : <NotAuthorised>{children}</NotAuthorised>;
}
