import { clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { type ReactNode, useEffect, useState } from 'react';
import { keepLink, keepVisit, keptVisit, takeTicket } from '../../client/outside-link';
import { send } from '../../client/send';
import { Loading } from '../../ui/plain/overlays';

/**
 * A ticket is good once: it is exchanged for a session of the matter, which this browser keeps so that one can come back.
 * Without a ticket, or with one that was used, the session of an earlier visit is taken up.
 */
export function EnterOnce({ matter, children }: { readonly matter: string; readonly children: ReactNode }) {
  const [ticket] = useState(takeTicket);
  const goOn = (): true => {
    const before = keptVisit(matter);
    if (before) keepLink(before);
    return true;
  };
  const [isIn, setIn] = useState(() => ticket === null && goOn());
  useEffect(() => {
    if (!ticket) return;
    keepLink(ticket);
    send(clientFillCalls.enter, { body: undefined }, { silent: true })
      .then(({ secret }) => {
        keepVisit(matter, secret);
        keepLink(secret);
      })
      // Used already: whoever used it in this browser goes on from there, anybody else is told to ask for another.
      .catch(goOn)
      .finally(() => setIn(true));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each ticket
  }, [ticket]);
  return isIn ? children : <Loading />;
}
