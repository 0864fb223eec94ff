import type { AnswerOf } from '@boedel/contract/call';
import { eventOfMilestone } from '@boedel/contract/matter/matter-events';
import { milestones } from '@boedel/contract/fixed/matters';
import type { paperCalls } from '@boedel/contract/templates/templates.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { standardTemplate } from '@boedel/domain/templates/catalogue';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-events';
import { paperMadeStore } from './paper-made.store';
import { presentTemplate, standardOnes, withoutContent } from './save-template';
import { templateStore } from './template.store';

/** The last milestone reached; '' before the first. */
async function stageOf(tx: Tx, matter: OpenedMatter, now: Date): Promise<string> {
  const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
  const events = await eventsOf(tx, matter.id);
  const names: readonly string[] = milestones[String(matter.system_type) as keyof typeof milestones] ?? [];
  const reached = names.filter((_, at) => {
    const event = eventOfMilestone(matter.system_type, at + 1);
    const day = event ? events.get(event)?.date : undefined;
    return day !== undefined && day !== null && day <= today;
  });
  return reached.at(-1) ?? '';
}

/** The templates of a matter's type, those of its stage first. */
export async function offeredFor(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
): Promise<AnswerOf<typeof paperCalls.getformatter>> {
  const stage = await stageOf(tx, matter, now);
  const lastMade = new Map(
    (await paperMadeStore(tx).lastMade(matter.id)).map(({ standard_id, at }) => [standard_id, at]),
  );
  const all = [...(await standardOnes(tx)), ...(await templateStore(tx).own()).map(presentTemplate)];
  return all
    .filter(({ systemTypeIDs }) => systemTypeIDs.includes(matter.system_type))
    .map((row) => {
      const standard = row.templateTypeID === null ? undefined : standardTemplate(row.templateTypeID);
      return {
        ...withoutContent(row),
        isSuggested: standard?.stages?.includes(stage) ?? false,
        batch: standard?.batch ?? null,
        lastMadeAt: row.templateTypeID === null ? null : (lastMade.get(row.templateTypeID) ?? null),
      };
    })
    .toSorted((a, b) => Number(b.isSuggested) - Number(a.isSuggested));
}
