import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { estateSettingFields } from '@boedel/contract/estate/settings.fields';
import { checkSettings } from '@boedel/domain/estate-facts/captured-settings';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { Conflict } from '../../platform/problems';
import { checkLinks } from '../../platform/record/links';
import { columnValues } from '../../platform/record/record-table';
import { openMatter, type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { refigure } from '../kept-figures/refigure';
import { capturedIn, settingRows, settingsRowOf, shownSettings } from './settings.store';

const isOfAnEstate = ({ system_type }: OpenedMatter): boolean =>
  system_type === systemType.estateLate || system_type === systemType.flowConsult;

export const handledEstateSettingCalls = handle(estateSettingCalls, {
  get: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return shownSettings(query.matterID, await settingsRowOf(tx, query.matterID));
    }),
  save: ({ tenant, actor, body: { matterID, version, ...values } }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'estate');
      if (!isOfAnEstate(matter)) orRefuse(refuse('matterID', 'This kind of matter has none of these.'));
      await checkLinks(tx, estateSettingFields, values, matterID);
      const before = await settingsRowOf(tx, matterID);
      orRefuse(checkSettings(values, before && capturedIn(before)));
      if ((before?.version ?? 0) !== version) throw new Conflict(shownSettings(matterID, before));
      const columns = columnValues(estateSettingFields, values);
      const after = before
        ? await settingRows(tx).change(before.id, version, columns)
        : await settingRows(tx).insert({ matter_id: matterID, ...columns });
      await audit(tx, actor, 'estate.settings.changed', {
        entity: ['estate_setting', after.id],
        matterId: matterID,
        ...(before && { before }),
        after,
      });
      await refigure(tx, matterID);
      return shownSettings(matterID, after);
    }),
});
