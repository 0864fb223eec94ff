import type { AnswerOf } from '@boedel/contract/call';
import type { paperCalls } from '@boedel/contract/templates/templates.calls';
import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readStage } from '../milestones/stage';
import { paperMadeStore } from './paper-made.store';
import { presentTemplate, listStandardTemplates, omitContent } from './save-template';
import { templateStore } from './template.store';

/** The templates of a matter's type, those of its stage first. */
export async function listOfferedTemplates(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
): Promise<AnswerOf<typeof paperCalls.getformatter>> {
  const { name: stage } = await readStage(tx, matter, now);
  const lastMade = new Map(
    (await paperMadeStore(tx).lastMade(matter.id)).map(({ standard_id, at }) => [standard_id, at]),
  );
  const all = [...(await listStandardTemplates(tx)), ...(await templateStore(tx).own()).map(presentTemplate)];
  return all
    .filter(({ systemTypeIDs }) => systemTypeIDs.includes(matter.system_type))
    .map((row) => {
      const standard = row.templateTypeID === null ? undefined : getStandardTemplate(row.templateTypeID);
      return {
        ...omitContent(row),
        isSuggested: standard?.stages?.includes(stage) ?? false,
        batch: standard?.batch ?? null,
        lastMadeAt: row.templateTypeID === null ? null : (lastMade.get(row.templateTypeID) ?? null),
      };
    })
    .toSorted((a, b) => Number(b.isSuggested) - Number(a.isSuggested));
}
