import { systemType } from '../matter/kinds';
import {
  countFrom,
  atOnce,
  both,
  type PeriodCount,
  type DeadlineRule,
  forthwith,
  southAfrica,
  countAsStated,
} from './rule';

const tpca = 'Trust Property Control Act 57 of 1988';
const taa = 'Tax Administration Act 28 of 2011';
const provisional = 'Income Tax Act 58 of 1962, Fourth Schedule';

type TrustRuleInput = Omit<DeadlineRule, 'systemTypes' | 'countries'> &
  Partial<Pick<DeadlineRule, 'systemTypes' | 'countries'>>;
const createTrustRule = (row: TrustRuleInput): DeadlineRule => ({
  systemTypes: [systemType.trust],
  countries: southAfrica,
  ...row,
});

const countToDay = (month: number, day: number | 'last', yearsOn: number, movesBack: boolean): PeriodCount => ({
  direction: 'calendar',
  month,
  day,
  yearsOn,
  movesBack,
});

/** The day the filing season of a tax year closed. Later seasons are announced; the provider loads them. */
const trustReturnSeasons: Readonly<Record<number, string>> = { 2024: '2025-01-20', 2025: '2026-01-19' };

/**
 * The periods of a trust. Namibia's Trust Administration Act 11 of 2023 asks for registers but counts no days on
 * record, so only the bond's premium is shared.
 */
export const trustRules: readonly DeadlineRule[] = [
  createTrustRule({
    id: 'trustee-address',
    title: 'Notify the Master of the new address',
    meaning: 'by',
    trigger: 'addressChanged',
    count: countFrom(14, 'days'),
    section: `${tpca} s 5`,
  }),
  createTrustRule({
    id: 'trustee-security',
    title: 'Give the security required by the Master',
    meaning: 'by',
    trigger: 'securityRequest',
    count: countFrom(2, 'months'),
    section: `${tpca} s 20(2)(b)`,
    note: 'The Master may grant an extension. Otherwise the trustee can be removed.',
  }),
  createTrustRule({
    id: 'return-letters',
    title: 'Return the letters of authority',
    meaning: 'by',
    trigger: 'trusteeLeft',
    count: forthwith,
    section: `${tpca} s 20(3)`,
  }),
  createTrustRule({
    id: 'tax-registration',
    title: 'Register the trust for tax',
    meaning: 'by',
    trigger: 'lettersOfAuthority',
    count: countFrom(21, 'courtDays'),
    answeredBy: 'taxRegistered',
    section: `${taa} s 22`,
  }),
  createTrustRule({
    id: 'tax-particulars',
    title: 'Report changed details to SARS',
    meaning: 'by',
    trigger: 'taxParticularsChanged',
    count: countFrom(21, 'courtDays'),
    section: `${taa} s 23`,
    systemTypes: [systemType.trust, systemType.estateLate, systemType.curatorship, systemType.liquidation],
  }),
  createTrustRule({
    id: 'keep-documents',
    title: 'Trust documents may be destroyed',
    meaning: 'from',
    trigger: 'trustTerminated',
    count: countFrom(5, 'years'),
    section: `${tpca} s 17`,
    note: "Earlier only with the Master's consent.",
  }),
  createTrustRule({
    id: 'owners-update',
    title: 'Bring the register of beneficial owners up to date',
    meaning: 'by',
    trigger: 'beneficialOwnerChanged',
    count: forthwith,
    section: `${tpca} s 11A`,
    note: 'The Act sets no number of days: keep the register up to date at all times.',
    keyDate: 25,
  }),
  createTrustRule({
    id: 'owners-lodge',
    title: 'Lodge the register of beneficial owners',
    meaning: 'by',
    trigger: 'beneficialOwnerChanged',
    count: forthwith,
    section: `${tpca} s 11A`,
    note: 'The Act sets no number of days: keep the register up to date at all times.',
    keyDate: 32,
  }),
  createTrustRule({
    id: 'accounts-request',
    title: 'Account to the Master on request',
    meaning: 'by',
    trigger: 'accountsRequest',
    count: countAsStated(),
    section: `${tpca} s 16`,
  }),
  createTrustRule({
    id: 'provisional-first',
    title: 'First provisional tax return and payment (IRP6)',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: countToDay(8, 31, -1, true),
    comesRound: true,
    section: provisional,
  }),
  createTrustRule({
    id: 'provisional-second',
    title: 'Second provisional tax return and payment (IRP6)',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: countToDay(2, 'last', 0, true),
    comesRound: true,
    section: provisional,
  }),
  createTrustRule({
    id: 'provisional-top-up',
    title: 'Top-up provisional payment (IRP6)',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: countToDay(9, 30, 0, true),
    comesRound: true,
    section: provisional,
  }),
  createTrustRule({
    id: 'third-party-return',
    title: 'Third-party return of amounts vested (IT3(t))',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: countToDay(9, 30, 0, false),
    comesRound: true,
    section: `${taa} s 26`,
    note: 'The date announced for the 2025 season. Confirm it each year.',
  }),
  createTrustRule({
    id: 'trust-return',
    title: 'Income tax return of the trust (ITR12T)',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: { direction: 'announced', dates: trustReturnSeasons },
    comesRound: true,
    section: `${taa} s 25`,
  }),
  createTrustRule({
    id: 'financial-statements',
    title: "Annual financial statements, trustees' meeting and confirmation of beneficial owners",
    meaning: 'by',
    trigger: 'financialYearEnd',
    count: countFrom(6, 'periodMonths'),
    comesRound: true,
    section: 'Trust deed',
    note: 'Usually six months. The deed decides.',
  }),
  createTrustRule({
    id: 'special-trust-ends',
    title: 'Special trust type B becomes an ordinary trust',
    meaning: 'from',
    trigger: 'specialTrustEnds',
    count: atOnce,
    section: "Income Tax Act 58 of 1962 s 1, 'special trust' (b)",
    note: 'From this date the trust is taxed at the flat rate. Plan income distributions before then.',
  }),
  createTrustRule({
    id: 'bond-premium',
    title: 'Premium of the bond of security',
    meaning: 'by',
    trigger: 'bondIssued',
    count: { direction: 'anniversary' },
    section: 'Bond of security',
    systemTypes: [systemType.trust, systemType.curatorship, systemType.liquidation, systemType.estateLate],
    countries: both,
  }),
];
