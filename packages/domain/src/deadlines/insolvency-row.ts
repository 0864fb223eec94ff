import { systemType } from '../matter/kinds';
import { both, type Count, type DeadlineRule, type Entity, southAfrica } from './rule';
import type { Trigger } from './triggers';

type Meaning = DeadlineRule['meaning'];
export const ia = 'Insolvency Act 24 of 1936';
export const ca = 'Companies Act 61 of 1973';
export const cca = 'Close Corporations Act 69 of 1984';
const juristic: readonly Entity[] = ['company', 'closeCorporation'];

/** A row in the order it is read: what, from when, how long, where it says so. */
export function row(
  id: string,
  title: string,
  meaning: Meaning,
  trigger: Trigger | readonly Trigger[],
  count: Count,
  section: string,
  more: Partial<Pick<DeadlineRule, 'note' | 'entities' | 'countries' | 'isOthers'>> = {},
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
