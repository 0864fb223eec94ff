import { curatorChoiceFields } from '@boedel/contract/curator-account/choices.fields';
import { checkYearChoices } from '@boedel/domain/curator-account/check-choices';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { toColumnValues } from '../../platform/record/record-table';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { DiaryContext } from '../diary/matter-events';
import { choiceStore } from './choice.store';
import { savePeriodEnd } from './keep-period-end';
import { readComingAccount } from './read-curator-year';

/** The account that comes now is the final one, up to the day the office ended. */
export async function endAccountOn(tx: Tx, context: DiaryContext, matter: OpenedMatter, day: LocalDate): Promise<void> {
  const coming = await readComingAccount(tx, matter.id);
  // What was lodged up to that day as the final account stays as it is.
  if (coming.previous?.final) return;
  const { row: before, values } = coming.kept;
  const chosen = { ...values, toDate: day, isFinal: true };
  throwIfRefused(checkYearChoices(chosen, coming.previous?.to ?? null));
  const columns = toColumnValues(curatorChoiceFields, chosen);
  const store = choiceStore(tx);
  const after = before
    ? await store.change(before.id, before.version, columns)
    : await store.insert({ matter_id: matter.id, number: coming.number, ...columns });
  await audit(tx, context.actor, 'curator.choices.changed', {
    entity: ['curator_choice', after.id],
    matterId: matter.id,
    ...(before && { before }),
    after,
  });
  await savePeriodEnd(tx, context, matter, day);
}
