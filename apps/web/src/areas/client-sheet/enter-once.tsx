import { clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { type ReactNode, useEffect, useState } from 'react';
import { keepLink, takeTicket } from '../../client/outside-link';
import { send } from '../../client/send';
import { Loading } from '../../ui/plain/overlays';

const kept = 'clientFill';

/** The session of an earlier visit in this browser. */
function goOn(): true {
  const before = localStorage.getItem(kept);
  if (before) keepLink(before);
  return true;
}

/**
 * A ticket is good once: it is exchanged for a session of the matter, which this browser keeps so that one can come back.
 * Without a ticket the session of an earlier visit is taken up.
 */
export function EnterOnce({ children }: { readonly children: ReactNode }) {
  const [ticket] = useState(takeTicket);
  const [isIn, setIn] = useState(() => ticket === null && goOn());
  useEffect(() => {
    if (!ticket) return;
    keepLink(ticket);
    send(clientFillCalls.enter, { body: undefined }, { silent: true })
      .then(({ secret }) => {
        localStorage.setItem(kept, secret);
        keepLink(secret);
      })
      // Used already: whoever used it in this browser goes on from there, anybody else is told to ask for another.
      .catch(goOn)
      .finally(() => setIn(true));
  }, [ticket]);
  return isIn ? children : <Loading />;
}
