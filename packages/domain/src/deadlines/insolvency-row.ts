import { systemType } from '../matter/kinds';
import { both, type PeriodCount, type DeadlineRule, type InsolventEntity, southAfrica } from './rule';
import type { DeadlineTrigger } from './triggers';

type DeadlineMeaning = DeadlineRule['meaning'];
export const ia = 'Insolvency Act 24 of 1936';
export const ca = 'Companies Act 61 of 1973';
export const cca = 'Close Corporations Act 69 of 1984';
const juristic: readonly InsolventEntity[] = ['company', 'closeCorporation'];

/** A row in the order it is read: what, from when, how long, where it says so. */
export function createInsolvencyRule(
  id: string,
  title: string,
  meaning: DeadlineMeaning,
  trigger: DeadlineTrigger | readonly DeadlineTrigger[],
  count: PeriodCount,
  section: string,
  more: Partial<Pick<DeadlineRule, 'note' | 'entities' | 'countries' | 'isOthers' | 'isRight' | 'answeredBy'>> = {},
): DeadlineRule {
  return {
    id,
    title,
    meaning,
    trigger,
    count,
    section,
    systemTypes: [systemType.liquidation],
    countries: both,
    ...more,
  };
}
export const person: Partial<DeadlineRule> = { entities: ['person'] };
export const body: Partial<DeadlineRule> = { entities: juristic, countries: southAfrica };
