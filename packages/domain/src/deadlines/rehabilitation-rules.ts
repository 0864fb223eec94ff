import { systemType } from '../matter/kinds';
import { after, atOnce, before, both, type Count, type DeadlineRule } from './rule';
import type { Trigger } from './triggers';

function row(
  id: string,
  title: string,
  meaning: DeadlineRule['meaning'],
  trigger: Trigger,
  count: Count,
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
  };
}

/** When a person may be rehabilitated, by each route. The six-week notice is the usual one; a composition needs three. */
export const rehabilitationRules: readonly DeadlineRule[] = [
  row(
    'rehab-composition',
    'Apply after an accepted composition',
    'from',
    'compositionCertificate',
    atOnce,
    's 124(1)',
    'Half of each proved claim paid or secured.',
  ),
  row(
    'rehab-composition-notice',
    'Notice of a composition application',
    'by',
    'rehabilitationApplication',
    before(21),
    's 124(1)',
    'Three weeks: Gazette and trustee.',
  ),
  row(
    'rehab-notice',
    'Notice of any other application',
    'by',
    'rehabilitationApplication',
    before(42),
    's 124(2), (3)',
    'Six weeks: Master, trustee and Gazette.',
  ),
  row('rehab-security', 'R500 security with the registrar', 'by', 'rehabilitationApplication', before(21), 's 125'),
  row(
    'rehab-ordinary',
    'Apply in the ordinary course',
    'from',
    'firstAccountConfirmed',
    after(12, 'months'),
    's 124(2)(a)',
  ),
  row(
    'rehab-second-insolvency',
    'Apply after an earlier sequestration',
    'from',
    'firstAccountConfirmed',
    after(3, 'years'),
    's 124(2)(b)',
  ),
  row('rehab-after-conviction', 'Apply after a conviction', 'from', 'conviction', after(5, 'years'), 's 124(2)(c)'),
  row(
    'rehab-recommendation',
    "The Master's recommendation is no longer needed",
    'from',
    'provisionalOrder',
    after(4, 'years'),
    's 124(2), proviso',
  ),
  row(
    'rehab-no-claims',
    'Apply where no claim was proved',
    'from',
    'provisionalOrder',
    after(6, 'months'),
    's 124(3)',
    'First insolvency, no offence.',
  ),
  row(
    'rehab-paid-in-full',
    'Apply where everything is provided for',
    'from',
    'allClaimsProvided',
    atOnce,
    's 124(5)',
    "Its three weeks' notice is to be confirmed.",
  ),
  row(
    'rehab-by-time',
    'Rehabilitated by the passing of time',
    'from',
    'provisionalOrder',
    after(10, 'years'),
    's 127A',
  ),
];
