import type { WireAnswer } from '@boedel/contract/call';
import { peopleCalls } from '@boedel/contract/people/people.calls';
import { particulars } from '@boedel/domain/people/offer';
import { useRead } from '../hooks';

export type Found = WireAnswer<typeof peopleCalls.find>[number];
export type Offer = WireAnswer<typeof peopleCalls.offer>;
export type PersonPage = WireAnswer<typeof peopleCalls.getbyid>;
export type Part = PersonPage['claims'][number];

type Known = WireAnswer<typeof peopleCalls.getbymatterid>;
export type KnownMark = Omit<Known['parties'][number], 'partyID'>;

/** Who of a matter is known elsewhere or has several parts, by party and by liability. */
export function useKnownIn(matterID: number): {
  readonly parties: ReadonlyMap<number, KnownMark>;
  readonly creditors: ReadonlyMap<number, KnownMark>;
} {
  const { data } = useRead(peopleCalls.getbymatterid, { matterID }, { quiet: true });
  return {
    parties: new Map(data?.parties.map((one) => [one.partyID, one])),
    creditors: new Map(data?.creditors.map((one) => [one.liabilityID, one])),
  };
}

/** Whether a mark has anything to say. */
export const hasNews = (mark: KnownMark | undefined): mark is KnownMark =>
  mark !== undefined && (mark.parts.length > 0 || mark.otherMatters > 0 || mark.maybeSame > 0);

type Values = Readonly<Record<string, unknown>>;

/** The particulars a form changed, with what they were. */
export const changedParticulars = (before: Values, after: Values): Record<string, string | number | null> =>
  Object.fromEntries(
    particulars
      .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
      .map((field) => [field, (before[field] ?? null) as string | number | null]),
  );
