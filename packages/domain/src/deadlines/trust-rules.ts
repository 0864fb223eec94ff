import { systemType } from '../matter/kinds';
import { after, atOnce, both, type Count, type DeadlineRule, forthwith, southAfrica, stated } from './rule';

const tpca = 'Trust Property Control Act 57 of 1988';
const taa = 'Tax Administration Act 28 of 2011';
const provisional = 'Income Tax Act 58 of 1962, Fourth Schedule';

type Row = Omit<DeadlineRule, 'systemTypes' | 'countries'> & Partial<Pick<DeadlineRule, 'systemTypes' | 'countries'>>;
const trust = (row: Row): DeadlineRule => ({ systemTypes: [systemType.trust], countries: southAfrica, ...row });

const onDay = (month: number, day: number | 'last', yearsOn: number, movesBack: boolean): Count => ({
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
  trust({
    id: 'trustee-address',
    title: 'Tell the Master of the new address',
    meaning: 'by',
    trigger: 'addressChanged',
    count: after(14, 'days'),
    section: `${tpca} s 5`,
  }),
  trust({
    id: 'trustee-security',
    title: 'Give the security the Master asks for',
    meaning: 'by',
    trigger: 'securityRequest',
    count: after(2, 'months'),
    section: `${tpca} s 20(2)(b)`,
    note: 'The Master may extend it; otherwise the trustee can be removed.',
  }),
  trust({
    id: 'return-letters',
    title: 'Return the letters of authority',
    meaning: 'by',
    trigger: 'trusteeLeft',
    count: forthwith,
    section: `${tpca} s 20(3)`,
  }),
  trust({
    id: 'tax-registration',
    title: 'Register the trust for tax',
    meaning: 'by',
    trigger: 'lettersOfAuthority',
    count: after(21, 'courtDays'),
    section: `${taa} s 22`,
  }),
  trust({
    id: 'tax-particulars',
    title: 'Report changed particulars to SARS',
    meaning: 'by',
    trigger: 'taxParticularsChanged',
    count: after(21, 'courtDays'),
    section: `${taa} s 23`,
    systemTypes: [systemType.trust, systemType.estateLate, systemType.curatorship, systemType.liquidation],
  }),
  trust({
    id: 'keep-documents',
    title: 'Trust documents may be destroyed',
    meaning: 'from',
    trigger: 'trustTerminated',
    count: after(5, 'years'),
    section: `${tpca} s 17`,
    note: "Earlier only with the Master's consent.",
  }),
  trust({
    id: 'owners-update',
    title: 'Bring the register of beneficial owners up to date',
    meaning: 'by',
    trigger: 'beneficialOwnerChanged',
    count: forthwith,
    section: `${tpca} s 11A`,
    note: 'The Act counts no days: the register is kept up to date at all times.',
    keyDate: 25,
  }),
  trust({
    id: 'owners-lodge',
    title: 'Lodge the register of beneficial owners',
    meaning: 'by',
    trigger: 'beneficialOwnerChanged',
    count: forthwith,
    section: `${tpca} s 11A`,
    note: 'The Act counts no days: the register is kept up to date at all times.',
    keyDate: 32,
  }),
  trust({
    id: 'accounts-request',
    title: 'Account to the Master on request',
    meaning: 'by',
    trigger: 'accountsRequest',
    count: stated(),
    section: `${tpca} s 16`,
  }),
  trust({
    id: 'provisional-first',
    title: 'First provisional tax return and payment (IRP6)',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: onDay(8, 31, -1, true),
    comesRound: true,
    section: provisional,
  }),
  trust({
    id: 'provisional-second',
    title: 'Second provisional tax return and payment (IRP6)',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: onDay(2, 'last', 0, true),
    comesRound: true,
    section: provisional,
  }),
  trust({
    id: 'provisional-top-up',
    title: 'Top-up provisional payment (IRP6)',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: onDay(9, 30, 0, true),
    comesRound: true,
    section: provisional,
  }),
  trust({
    id: 'third-party-return',
    title: 'Third-party return of amounts vested (IT3(t))',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: onDay(9, 30, 0, false),
    comesRound: true,
    section: `${taa} s 26`,
    note: 'The day announced for the 2025 season; confirm it for each year.',
  }),
  trust({
    id: 'trust-return',
    title: 'Income tax return of the trust (ITR12T)',
    meaning: 'by',
    trigger: 'taxYearEnd',
    count: { direction: 'announced', dates: trustReturnSeasons },
    comesRound: true,
    section: `${taa} s 25`,
  }),
  trust({
    id: 'financial-statements',
    title: "Annual financial statements, trustees' meeting and confirmation of beneficial owners",
    meaning: 'by',
    trigger: 'financialYearEnd',
    count: after(6, 'periodMonths'),
    comesRound: true,
    section: 'Trust deed',
    note: 'Six months is usual; the deed decides.',
  }),
  trust({
    id: 'special-trust-ends',
    title: 'Special trust type B becomes an ordinary trust',
    meaning: 'from',
    trigger: 'specialTrustEnds',
    count: atOnce,
    section: "Income Tax Act 58 of 1962 s 1, 'special trust' (b)",
    note: 'From this day it is taxed at the flat rate. Plan the distribution of income before it.',
  }),
  trust({
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
