import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { collectRefusals, type Outcome, refuse, type RefusalError } from '../law/refusal';
import { message } from '../law/message';
import { customaryActFrom, type Marriage, type MarriageKind, type Regime, findRegime } from '../regimes/marriage';

export const marriageKinds = [
  'civil marriage',
  'civil union',
  'customary marriage',
  'Muslim marriage',
  'Hindu marriage',
  'life partnership',
] as const;
export const marriageContracts = ['none', 'with accrual', 'without accrual', 'silent on accrual'] as const;
/** How a marriage ends before death: the death of a spouse is read from the person. */
export const endings = ['by divorce', 'by annulment'] as const;

const kinds: Readonly<Record<(typeof marriageKinds)[number], MarriageKind>> = {
  'civil marriage': 'civil',
  'civil union': 'civilUnion',
  'customary marriage': 'customary',
  'Muslim marriage': 'muslim',
  'Hindu marriage': 'hindu',
  'life partnership': 'lifePartnership',
};
const contracts: Readonly<Record<(typeof marriageContracts)[number], Marriage['contract']>> = {
  none: 'none',
  'with accrual': 'withAccrual',
  'without accrual': 'withoutAccrual',
  'silent on accrual': 'silentOnAccrual',
};
const regimeLabels: Readonly<Record<Regime, string>> = {
  inCommunity: 'in community of property',
  outWithAccrual: 'out of community with accrual',
  outWithoutAccrual: 'out of community without accrual',
  byCourtOrder: 'by court order',
  houseAndFamily: 'house and family property',
  none: 'no marital regime',
};

/** What the record of a marriage says of it. */
export interface MarriageRecord {
  readonly kind: (typeof marriageKinds)[number];
  readonly marriedDate: LocalDate | null;
  readonly contract: (typeof marriageContracts)[number] | null;
  readonly isForeign: boolean;
  readonly hasCourtOrder: boolean;
  readonly endedBy: (typeof endings)[number] | null;
  readonly endedDate: LocalDate | null;
}

/** The two people it stands between, as the matter knows them. */
export interface SpousePair {
  /** Whom the matter is about. */
  readonly own: SpouseFacts;
  readonly spouse: SpouseFacts | null;
}
export interface SpouseFacts {
  readonly name: string;
  readonly bornOn: LocalDate | null;
  readonly diedOn: LocalDate | null;
  readonly maritalStatus?: string | null;
}

/** Whether it lasted until the day asked about: nothing ended it before, and the spouse was alive. */
export const isRunning = (
  { endedDate, endedBy }: Pick<MarriageRecord, 'endedDate' | 'endedBy'>,
  spouseDiedOn: LocalDate | null,
  on: LocalDate,
): boolean => (endedDate === null ? endedBy === null : endedDate > on) && (spouseDiedOn === null || spouseDiedOn >= on);

/** Kind and contract in the law's words. No contract is no contract. */
export const toLegalKind = ({ kind, contract }: Pick<MarriageRecord, 'kind' | 'contract'>) => ({
  kind: kinds[kind],
  contract: contracts[contract ?? 'none'],
});

/** The law and the other customary marriages that ran beside this one. */
type RegimeContext = { readonly country: Country; readonly polygynous: boolean } & Pick<
  Marriage,
  'besideEarlierWife' | 'besideWifeBeforeAct'
>;

/** What other customary marriages say of the regime of one; nothing while a day is not known. */
export function readMarriagesBeside(
  marriage: Pick<MarriageRecord, 'marriedDate'>,
  others: readonly Pick<MarriageRecord, 'marriedDate'>[],
): Omit<RegimeContext, 'country'> {
  const own = marriage.marriedDate;
  const days = others.flatMap(({ marriedDate }) => (marriedDate === null ? [] : [marriedDate]));
  if (own === null || days.length < others.length) return { polygynous: others.length > 0 };
  return {
    polygynous: others.length > 0,
    besideEarlierWife: days.some((day) => day <= own),
    besideWifeBeforeAct: days.some((day) => day < customaryActFrom),
  };
}

/**
 * The property regime in the words of practice. Null while the contract is not known, or the day of a marriage whose
 * contract is silent.
 */
export function describeRegime(
  { kind, marriedDate, contract, isForeign, hasCourtOrder }: MarriageRecord,
  { country, polygynous, ...beside }: RegimeContext,
): string | null {
  if (isForeign) return 'foreign marriage';
  if (contract === null && kind !== 'life partnership') return null;
  if (contract === 'silent on accrual' && marriedDate === null) return null;
  const regime = findRegime({
    country,
    ...toLegalKind({ kind, contract }),
    marriedOn: marriedDate ?? ('1900-01-01' as LocalDate),
    courtOrder: hasCourtOrder,
    ...(kind === 'customary marriage' && { polygynous, ...beside }),
  }).value;
  return regimeLabels[regime];
}

/** Refused where the first day lies after the second. */
const checkOrder = (first: LocalDate | null, second: LocalDate | null, refused: RefusalError): RefusalError[] =>
  first !== null && second !== null && first > second ? [refused] : [];

/** What cannot be so, said with the names of those it is about. */
export function checkMarriage<M extends MarriageRecord>(
  marriage: M,
  { own, spouse }: SpousePair,
  today: LocalDate,
): Outcome<M> {
  const { marriedDate, endedBy, endedDate } = marriage;
  const people = [own, ...(spouse ? [spouse] : [])];
  const refused = collectRefusals([
    ...checkOrder(
      marriedDate,
      today,
      refuse('marriedDate', 'The date of the marriage is in the future. Check the year.'),
    ),
    ...people.flatMap(({ name, bornOn, diedOn }) => [
      ...checkOrder(
        bornOn,
        marriedDate,
        refuse('marriedDate', message('The marriage is before {name} was born.', { name })),
      ),
      ...checkOrder(
        marriedDate,
        diedOn,
        refuse('marriedDate', message('The marriage is after the death of {name}.', { name })),
      ),
      ...checkOrder(
        endedDate,
        diedOn,
        refuse(
          'endedDate',
          message('{name} had already died. A marriage that ended by death needs no other end date.', { name }),
        ),
      ),
    ]),
    ...checkOrder(marriedDate, endedDate, refuse('endedDate', 'The marriage ended before it began. Check both dates.')),
    endedBy !== null && endedDate === null ? refuse('endedDate', 'Enter the date the marriage ended.') : undefined,
    endedBy === null && endedDate !== null ? refuse('endedBy', 'Choose how the marriage ended.') : undefined,
    own.maritalStatus === 'unmarried'
      ? refuse(
          'kind',
          message('{name} is down as unmarried. Change the marital status first, or leave the marriage out.', {
            name: own.name,
          }),
        )
      : undefined,
  ]);
  return refused ?? marriage;
}

/** A marital status that the marriages of the matter contradict. */
export function checkMaritalStatus(
  status: string | null,
  marriages: readonly { readonly spouseName: string | null; readonly isCurrent: boolean }[],
): RefusalError | undefined {
  const current = marriages.find(({ isCurrent }) => isCurrent);
  const name = (current ?? marriages[0])?.spouseName ?? message('someone not named yet');
  if (status === 'unmarried' && marriages.length > 0) {
    return refuse(
      'maritalStatus',
      message('The marriage with {name} is captured. Remove it, or choose another status.', { name }),
    );
  }
  if ((status === 'divorced' || status === 'widowed') && current) {
    return refuse(
      'maritalStatus',
      message('The marriage with {name} has not ended. Enter how it ended, or choose another status.', { name }),
    );
  }
  return undefined;
}
