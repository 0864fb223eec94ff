import type { ReactElement } from 'react';
import { NotAuthorised } from './access';
import { useMatter } from './the-matter';

/** A control that changes the matter one is in: disabled, with the reason, for those who may only read it. */
export function OnlyCapture({ children }: { children: ReactElement<{ disabled?: boolean }> }) {
  return useMatter().mayCapture ? children : <NotAuthorised>{children}</NotAuthorised>;
}
