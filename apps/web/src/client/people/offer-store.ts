import type { BodyOf, Call } from '@boedel/contract/call';
import { peopleCalls } from '@boedel/contract/people/people.calls';
import { useSyncExternalStore } from 'react';
import { send } from '../send';
import { changedParticulars, type Offer } from './people.queries';

let shown: Offer | undefined;
const listeners = new Set<() => void>();
const show = (offer: Offer | undefined): void => {
  shown = offer;
  for (const tell of listeners) tell();
};
const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** The offer that waits for an answer; it outlives the dialog whose save brought it. */
export const useShownOffer = (): Offer | undefined => useSyncExternalStore(listen, () => shown);
export const closeOffer = (): void => show(undefined);

type Values = Readonly<Record<string, unknown>>;
type Asked = BodyOf<typeof peopleCalls.offer & Call>;

/** After a record was saved: whether other records of the same person could follow what changed. */
export async function offerFollowing(
  source: Asked['source'],
  before: Values,
  after: Values & { readonly id: number },
): Promise<void> {
  const changed = changedParticulars(before, after);
  if (Object.keys(changed).length === 0) return;
  try {
    const offer = await send(
      peopleCalls.offer,
      { body: { source, id: after.id, before: changed } },
      { quiet: true, silent: true },
    );
    if (offer.to.length > 0) show(offer);
  } catch {
    // The record is saved; that others could follow is nothing to stop anybody for.
  }
}
