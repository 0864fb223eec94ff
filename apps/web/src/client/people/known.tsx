import { type ComponentProps, lazy, Suspense } from 'react';
import { loadWords } from '../../i18n/words';
import { closeOffer, useShownOffer } from './offer-store';

/** With their words, fetched when the first of them is shown. */
const Finder = lazy(async () => {
  const [module] = await Promise.all([import('./take-known'), loadWords('people')]);
  return { default: module.TakeKnown };
});
const Mark = lazy(async () => {
  const [module] = await Promise.all([import('./known-mark'), loadWords('people')]);
  return { default: module.KnownMark };
});
const Offered = lazy(async () => {
  const [module] = await Promise.all([import('./offer-dialog'), loadWords('people')]);
  return { default: module.OfferDialog };
});
/** Whoever is known in the firm, offered while typing, above a new party's fields. */
export const TakeKnown = (props: ComponentProps<typeof Finder>) => (
  <Suspense fallback={<div style={{ height: 66 }} />}>
    <Finder {...props} />
  </Suspense>
);

export const KnownMark = (props: ComponentProps<typeof Mark>) => (
  <Suspense fallback={null}>
    <Mark {...props} />
  </Suspense>
);

export const OfferDialog = (props: ComponentProps<typeof Offered>) => (
  <Suspense fallback={null}>
    <Offered {...props} />
  </Suspense>
);

/** What other records of somebody could follow, after one was saved. */
export function OfferHost() {
  const offer = useShownOffer();
  return offer && <OfferDialog offer={offer} onClose={closeOffer} />;
}
