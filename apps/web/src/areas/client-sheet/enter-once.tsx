import { clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { type ReactNode, useEffect, useState } from 'react';
import { storeLink, storeVisit, readVisit, takeTicket } from '../../client/outside-link';
import { send } from '../../client/send';
import { Loading } from '../../ui/plain/overlays';

/**
 * A ticket is good once: it is exchanged for a session of the matter, which this browser keeps so that one can come back.
 * Without a ticket, or with one that was used, the session of an earlier visit is taken up.
 */
export function EnterOnce({ matter, children }: { readonly matter: string; readonly children: ReactNode }) {
  const [ticket] = useState(takeTicket);
  const continueVisit = (): true => {
    const before = readVisit(matter);
    if (before) storeLink(before);
    return true;
  };
  const [isIn, setIn] = useState(() => ticket === null && continueVisit());
  useEffect(() => {
    if (!ticket) return;
    storeLink(ticket);
    send(clientFillCalls.enter, { body: undefined }, { silent: true })
      .then(({ secret }) => {
        storeVisit(matter, secret);
        storeLink(secret);
      })
      // Used already: whoever used it in this browser goes on from there, anybody else is told to ask for another.
      .catch(continueVisit)
      .finally(() => setIn(true));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each ticket
  }, [ticket]);
  return isIn ? children : <Loading />;
}
