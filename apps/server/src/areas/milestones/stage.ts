import { milestones } from '@boedel/contract/fixed/matters';
import { findEventOfMilestone } from '@boedel/contract/matter/matter-events';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';

export const listMilestoneNames = (systemType: number): readonly string[] =>
  milestones[String(systemType) as keyof typeof milestones] ?? [];

/** The last milestone reached, and its place among those of the type; '' and 0 before the first. */
export async function readStage(tx: Tx, matter: OpenedMatter, now: Date): Promise<{ name: string; place: number }> {
  const today = computeDayAt(now, findCountry(matter.country) ?? defaultCountry);
  const events = await readEvents(tx, matter.id);
  const names = listMilestoneNames(matter.system_type);
  const place = names.findLastIndex((_, at) => {
    const event = findEventOfMilestone(matter.system_type, at + 1);
    const day = event ? events.get(event)?.date : undefined;
    return day !== undefined && day !== null && day <= today;
  });
  return { name: names[place] ?? '', place: place + 1 };
}
