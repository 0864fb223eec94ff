import { systemType } from '../matter/kinds';
import { countFrom, atOnce, countBack, both, type PeriodCount, type DeadlineRule } from './rule';
import type { DeadlineTrigger } from './triggers';

function createRehabilitationRule(
  id: string,
  title: string,
  meaning: DeadlineRule['meaning'],
  trigger: DeadlineTrigger,
  count: PeriodCount,
  section: string,
  note?: string,
): DeadlineRule {
  return {
    id,
    title,
    meaning,
    trigger,
    count,
    section: `Insolvency Act 24 of 1936 ${section}`,
    ...(note && { note }),
    systemTypes: [systemType.liquidation],
    countries: both,
    entities: ['person'],
    // The insolvent applies, not the firm.
    ...(meaning === 'by' && { isOthers: true as const }),
  };
}

/** When a person may be rehabilitated, by each route. The six-week notice is the usual one; a composition needs three. */
export const rehabilitationRules: readonly DeadlineRule[] = [
  createRehabilitationRule(
    'rehab-composition',
    'Apply after an accepted composition',
    'from',
    'compositionCertificate',
    atOnce,
    's 124(1)',
    'Half of each proved claim must be paid or secured.',
  ),
  createRehabilitationRule(
    'rehab-composition-notice',
    'Notice of a composition application',
    'by',
    'rehabilitationApplication',
    countBack(21),
    's 124(1)',
    'Three weeks, in the Gazette and to the trustee.',
  ),
  createRehabilitationRule(
    'rehab-notice',
    'Notice of any other application',
    'by',
    'rehabilitationApplication',
    countBack(42),
    's 124(2), (3)',
    'Six weeks, to the Master and trustee and in the Gazette.',
  ),
  createRehabilitationRule(
    'rehab-security',
    'Lodge R500 security with the registrar',
    'by',
    'rehabilitationApplication',
    countBack(21),
    's 125',
  ),
  createRehabilitationRule(
    'rehab-ordinary',
    'Apply in the ordinary course',
    'from',
    'firstAccountConfirmed',
    countFrom(12, 'months'),
    's 124(2)(a)',
  ),
  createRehabilitationRule(
    'rehab-second-insolvency',
    'Apply after an earlier sequestration',
    'from',
    'firstAccountConfirmed',
    countFrom(3, 'years'),
    's 124(2)(b)',
  ),
  createRehabilitationRule(
    'rehab-after-conviction',
    'Apply after a conviction',
    'from',
    'conviction',
    countFrom(5, 'years'),
    's 124(2)(c)',
  ),
  createRehabilitationRule(
    'rehab-recommendation',
    "The Master's recommendation is no longer needed",
    'from',
    'provisionalOrder',
    countFrom(4, 'years'),
    's 124(2), proviso',
  ),
  createRehabilitationRule(
    'rehab-no-claims',
    'Apply if no claim was proved',
    'from',
    'provisionalOrder',
    countFrom(6, 'months'),
    's 124(3)',
    'First insolvency, no offence.',
  ),
  createRehabilitationRule(
    'rehab-paid-in-full',
    'Apply if everything has been provided for',
    'from',
    'allClaimsProvided',
    atOnce,
    's 124(5)',
    'We still have to confirm the three weeks’ notice.',
  ),
  createRehabilitationRule(
    'rehab-by-time',
    'Rehabilitated by passage of time',
    'from',
    'provisionalOrder',
    countFrom(10, 'years'),
    's 127A',
  ),
];
