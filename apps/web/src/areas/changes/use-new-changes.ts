import { systemChangeCalls } from '@boedel/contract/system-changes/system-changes.calls';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';

export interface NewChangesState {
  /** Something was published since the person last looked. */
  readonly isNew: boolean;
  readonly opened: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The badge shows unless the server says the changes were seen; opening or closing the list takes it away. */
export function useNewChanges(maySee: boolean): NewChangesState {
  const flag = useRead(systemChangeCalls.getNewChangesFlag, undefined, { quiet: true, enabled: maySee });
  const mark = useCall(systemChangeCalls.markChangesSeen, {
    // The badge comes back at the next sign-in; nothing the person has to know of.
    onError: () => undefined,
  });
  const [opened, setOpened] = useState(false);
  const [looked, setLooked] = useState(false);
  return {
    isNew: maySee && !looked && flag.data !== undefined && !flag.data.seen,
    opened,
    open: () => {
      setOpened(true);
      setLooked(true);
      mark.run(undefined);
    },
    close: () => {
      setOpened(false);
      setLooked(true);
    },
  };
}
