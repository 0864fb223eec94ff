import type { BodyOf, CallSpec } from '@boedel/contract/call';
import { peopleCalls } from '@boedel/contract/people/people.calls';
import { useSyncExternalStore } from 'react';
import { send } from '../send';
import { listChangedParticulars, type PersonOffer } from './people.queries';

let currentOffer: PersonOffer | undefined;
const listeners = new Set<() => void>();
const setOffer = (offer: PersonOffer | undefined): void => {
  currentOffer = offer;
  for (const tell of listeners) tell();
};
const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** The offer that waits for an answer; it outlives the dialog whose save brought it. */
export const useShownOffer = (): PersonOffer | undefined => useSyncExternalStore(listen, () => currentOffer);
export const closeOffer = (): void => setOffer(undefined);

type OfferValues = Readonly<Record<string, unknown>>;
type OfferRequest = BodyOf<typeof peopleCalls.offer & CallSpec>;

/** After a record was saved: whether other records of the same person could follow what changed. */
export async function offerChanges(
  source: OfferRequest['source'],
  before: OfferValues,
  after: OfferValues & { readonly id: number },
): Promise<void> {
  const changed = listChangedParticulars(before, after);
  if (Object.keys(changed).length === 0) return;
  try {
    const offer = await send(
      peopleCalls.offer,
      { body: { source, id: after.id, before: changed } },
      { quiet: true, silent: true },
    );
    if (offer.to.length > 0) setOffer(offer);
  } catch {
    // The record is saved; that others could follow is nothing to stop anybody for.
  }
}
