import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { estateSettingFields } from '@boedel/contract/estate/settings.fields';
import { checkSettings } from '@boedel/domain/estate-facts/captured-settings';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { checkLinks } from '../../platform/record/links';
import { toColumnValues } from '../../platform/record/record-table';
import { openMatter, type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { toCapturedSettings, settingStore, findSettingsRow, presentSettings } from './settings.store';

const isOfAnEstate = ({ system_type }: OpenedMatter): boolean =>
  system_type === systemType.estateLate || system_type === systemType.flowConsult;

export const handledEstateSettingCalls = pairHandlers(estateSettingCalls, {
  get: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return presentSettings(query.matterID, await findSettingsRow(tx, query.matterID));
    }),
  save: ({ scope, actor, body: { matterID, version, ...values } }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'estate');
      if (!isOfAnEstate(matter)) throw new RefusalProblem(refuse('matterID', 'This kind of matter has none of these.'));
      await checkLinks(tx, estateSettingFields, values, matterID);
      const before = await findSettingsRow(tx, matterID);
      throwIfRefused(checkSettings(values, before && toCapturedSettings(before)));
      if ((before?.version ?? 0) !== version) throw new Conflict(presentSettings(matterID, before));
      const columns = toColumnValues(estateSettingFields, values);
      const after = before
        ? await settingStore(tx).change(before.id, version, columns)
        : await settingStore(tx).insert({ matter_id: matterID, ...columns });
      await audit(tx, actor, 'estate.settings.changed', {
        entity: ['estate_setting', after.id],
        matterId: matterID,
        ...(before && { before }),
        after,
      });
      return presentSettings(matterID, after);
    }),
});
