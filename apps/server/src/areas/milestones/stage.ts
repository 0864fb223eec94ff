import { milestones } from '@boedel/contract/fixed/matters';
import { eventOfMilestone } from '@boedel/contract/matter/matter-events';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';

export const milestonesOf = (systemType: number): readonly string[] =>
  milestones[String(systemType) as keyof typeof milestones] ?? [];

/** The last milestone reached, and its place among those of the type; '' and 0 before the first. */
export async function stageOf(tx: Tx, matter: OpenedMatter, now: Date): Promise<{ name: string; place: number }> {
  const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
  const events = await eventsOf(tx, matter.id);
  const names = milestonesOf(matter.system_type);
  const place = names.findLastIndex((_, at) => {
    const event = eventOfMilestone(matter.system_type, at + 1);
    const day = event ? events.get(event)?.date : undefined;
    return day !== undefined && day !== null && day <= today;
  });
  return { name: names[place] ?? '', place: place + 1 };
}
