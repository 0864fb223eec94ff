import type { WireAnswer } from '@boedel/contract/call';
import { peopleCalls } from '@boedel/contract/people/people.calls';
import { particulars } from '@boedel/domain/people/offer';
import { useRead } from '../hooks';

export type FoundKnownPerson = WireAnswer<typeof peopleCalls.find>[number];
export type PersonOffer = WireAnswer<typeof peopleCalls.offer>;
export type PersonPageAnswer = WireAnswer<typeof peopleCalls.getbyid>;
export type PersonPart = PersonPageAnswer['claims'][number];

type KnownPeople = WireAnswer<typeof peopleCalls.getbymatterid>;
export type KnownPersonMark = Omit<KnownPeople['parties'][number], 'partyID'>;

/** Who of a matter is known elsewhere or has several parts, by party and by liability. */
export function useKnownIn(matterID: number): {
  readonly parties: ReadonlyMap<number, KnownPersonMark>;
  readonly creditors: ReadonlyMap<number, KnownPersonMark>;
} {
  const { data } = useRead(peopleCalls.getbymatterid, { matterID }, { quiet: true });
  return {
    parties: new Map(data?.parties.map((one) => [one.partyID, one])),
    creditors: new Map(data?.creditors.map((one) => [one.liabilityID, one])),
  };
}

/** Whether a mark has anything to say. */
export const hasNews = (mark: KnownPersonMark | undefined): mark is KnownPersonMark =>
  mark !== undefined && (mark.parts.length > 0 || mark.otherMatters > 0 || mark.maybeSame > 0);

type PersonValues = Readonly<Record<string, unknown>>;

/** The particulars a form changed, with what they were. */
export const listChangedParticulars = (
  before: PersonValues,
  after: PersonValues,
): Record<string, string | number | null> =>
  Object.fromEntries(
    particulars
      .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
      .map((field) => [field, (before[field] ?? null) as string | number | null]),
  );
