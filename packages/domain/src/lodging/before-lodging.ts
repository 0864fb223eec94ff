import type { LocalDate } from '../dates/local-date';
import { type Message, message, quoteVerbatim } from '../law/message';

/** Which estates a paper is asked of. */
export const requirementWhens = [
  'Every estate',
  'Estates with a will',
  'Estates without a will',
  'Estates with immovable property',
  'Estates with minor heirs',
  'Estates with an executor',
  'Estates under section 18(3)',
] as const;
export type RequirementWhen = (typeof requirementWhens)[number];

/** Something a Master's office wants with the account: a dated row, the provider's or the firm's own. */
export interface LodgingRequirement {
  readonly id: number;
  readonly name: string;
  readonly nameAf: string | null;
  /** Every office, where none is named. */
  readonly officeId: number | null;
  readonly country: string | null;
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
  readonly when: RequirementWhen | null;
  readonly section: string | null;
}

/** What is known of an estate when its account is to be lodged. Counts are of what is missing. */
export interface LodgingFacts {
  readonly today: LocalDate;
  readonly country: string;
  readonly officeId: number | null;
  readonly mastersReference: string | null;
  readonly executors: number;
  readonly hasIdentity: boolean;
  readonly hasAddress: boolean;
  readonly isTestate: boolean;
  /** The Master’s directions take the place of letters of executorship (s 18(3)): no notice to creditors is published. */
  readonly isSmall: boolean;
  readonly immovables: number;
  readonly minors: number;
  readonly heirsUnidentified: number;
  readonly propertiesWithoutDeed: number;
  readonly assetsWithoutVoucher: number;
  readonly claimsWithoutVoucher: number;
  readonly claimsUndecided: number;
  readonly happened: ReadonlyMap<string, LocalDate>;
  readonly claimsClose: LocalDate | null;
  /** Requirements that a filed paper or a mark answers, by id. */
  readonly met: ReadonlySet<number>;
}

export interface OpenPoint {
  readonly id: string;
  readonly kind: 'facts' | 'stages' | 'papers';
  readonly says: Message;
  readonly section?: string;
  /** The tab where it is mended. */
  readonly tab: string;
  readonly requirementId?: number;
}

interface BeforeLodgingCheck {
  readonly id: string;
  readonly kind: 'facts' | 'stages';
  readonly tab: string;
  readonly section?: string;
  /** Not asked of an estate under s 18(3). */
  readonly ofExecutor?: true;
  /** What is open of it; nothing where it is in order. */
  readonly open: (facts: LodgingFacts) => Message | false;
}

const act = 'Administration of Estates Act 66 of 1965';
const heading = 'Administration of Estates Regulations, reg 5(1)(a)';
const describeCount = (count: number, key: string): Message | false => count > 0 && message(key, { count });

/** Completeness of the facts, and the stages an estate passes before its account can be lodged. */
const checks: readonly BeforeLodgingCheck[] = [
  {
    id: 'masters-office',
    kind: 'facts',
    tab: 'details',
    open: ({ officeId }) => officeId === null && message('Choose the Master’s office the account goes to.'),
  },
  {
    id: 'masters-reference',
    kind: 'facts',
    tab: 'details',
    section: heading,
    open: ({ mastersReference }) => !mastersReference && message('Enter the Master’s reference number for the estate.'),
  },
  {
    id: 'executor',
    kind: 'facts',
    tab: 'details',
    section: `${act} s 35(1)`,
    open: ({ executors }) => executors === 0 && message('Enter the executor.'),
  },
  {
    id: 'identity',
    kind: 'facts',
    tab: 'deceased',
    section: heading,
    open: ({ hasIdentity }) => !hasIdentity && message('Enter the deceased’s identity number.'),
  },
  {
    id: 'address',
    kind: 'facts',
    tab: 'deceased',
    section: heading,
    open: ({ hasAddress }) => !hasAddress && message('Enter the deceased’s last address.'),
  },
  {
    id: 'heirs',
    kind: 'facts',
    tab: 'beneficiaries',
    section: 'Administration of Estates Regulations, reg 5(1)(d)',
    open: ({ heirsUnidentified: count }) =>
      describeCount(count, 'Beneficiaries without an identity number or date of birth: {count}.'),
  },
  {
    id: 'deeds',
    kind: 'facts',
    tab: 'assets',
    section: 'Administration of Estates Regulations, reg 5(1)(b)',
    open: ({ propertiesWithoutDeed: count }) =>
      describeCount(count, 'Immovable property without a title deed: {count}.'),
  },
  {
    id: 'asset-vouchers',
    kind: 'facts',
    tab: 'assets',
    section: `${act} s 35(2A)`,
    open: ({ assetsWithoutVoucher: count }) => describeCount(count, 'Assets without a voucher number: {count}.'),
  },
  {
    id: 'claim-vouchers',
    kind: 'facts',
    tab: 'liabilities',
    section: `${act} s 35(2A)`,
    open: ({ claimsWithoutVoucher: count }) => describeCount(count, 'Claims without a voucher number: {count}.'),
  },
  {
    id: 'claims-decided',
    kind: 'facts',
    tab: 'liabilities',
    section: `${act} s 32, s 33`,
    open: ({ claimsUndecided: count }) => describeCount(count, 'Claims not yet admitted or rejected: {count}.'),
  },
  {
    id: 'reported',
    kind: 'stages',
    tab: 'diarymatter',
    section: `${act} s 7`,
    open: ({ happened }) =>
      !happened.has('reported') && message('Enter the date the estate was reported to the Master.'),
  },
  {
    id: 'letters',
    kind: 'stages',
    tab: 'details',
    section: `${act} s 13`,
    open: ({ happened }) =>
      !happened.has('letters') &&
      !happened.has('lettersReceived') &&
      message('Enter the date the letters were granted.'),
  },
  {
    id: 'advert',
    kind: 'stages',
    ofExecutor: true,
    tab: 'meetingsandadverts',
    section: `${act} s 29`,
    open: ({ happened }) =>
      !happened.has('creditorsNotice') && message('Publish the notice to creditors and enter the date.'),
  },
  {
    id: 'claims-close',
    kind: 'stages',
    ofExecutor: true,
    tab: 'meetingsandadverts',
    section: `${act} s 29`,
    open: ({ claimsClose, today }) =>
      claimsClose !== null && today <= claimsClose && message('Creditors can claim until {day}.', { day: claimsClose }),
  },
];

const applies: Readonly<Record<RequirementWhen, (facts: LodgingFacts) => boolean>> = {
  'Every estate': () => true,
  'Estates with a will': ({ isTestate }) => isTestate,
  'Estates without a will': ({ isTestate }) => !isTestate,
  'Estates with immovable property': ({ immovables }) => immovables > 0,
  'Estates with minor heirs': ({ minors }) => minors > 0,
  'Estates with an executor': ({ isSmall }) => !isSmall,
  'Estates under section 18(3)': ({ isSmall }) => isSmall,
};

/** Whether the list of the estate's office has it on the day it is asked. */
export const isAsked = (one: LodgingRequirement, facts: LodgingFacts): boolean =>
  (one.officeId === null || one.officeId === facts.officeId) &&
  (one.country === null || one.country === facts.country) &&
  (one.from === null || one.from <= facts.today) &&
  (one.until === null || facts.today <= one.until) &&
  applies[one.when ?? 'Every estate'](facts);

/** Everything that stands between the estate and a lodged account, besides what its figures say of themselves. */
export const listBeforeLodging = (facts: LodgingFacts, requirements: readonly LodgingRequirement[]): OpenPoint[] => [
  ...checks.flatMap(({ id, kind, tab, section, ofExecutor, open }): OpenPoint[] => {
    const says = !(ofExecutor && facts.isSmall) && open(facts);
    return says ? [{ id, kind, says, tab, ...(section !== undefined && { section }) }] : [];
  }),
  ...requirements
    .filter((one) => isAsked(one, facts) && !facts.met.has(one.id))
    .map(({ id, name, section }): OpenPoint => ({
      id: `requirement-${id}`,
      kind: 'papers',
      says: quoteVerbatim(name),
      tab: 'documents',
      requirementId: id,
      ...(section !== null && { section }),
    })),
];
