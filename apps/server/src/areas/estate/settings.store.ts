import { estateSettingFields } from '@boedel/contract/estate/settings.fields';
import type { ValuesOf } from '@boedel/contract/record/schemas';
import type { CapturedSettings } from '@boedel/domain/estate-facts/captured-settings';
import type { Tx } from '../../platform/db/database';
import { c, firmTable } from '../../platform/db/table';
import { columnsOf, fieldValues, type RecordRow, recordRows } from '../../platform/record/record-table';

type Values = ValuesOf<typeof estateSettingFields>;

const settingTable = firmTable('estate_setting', { matter_id: c.id, ...columnsOf(estateSettingFields) });
export const settingRows = (tx: Tx) => recordRows<RecordRow>(tx, settingTable);
export const settingsRowOf = async (tx: Tx, matterId: number): Promise<RecordRow | undefined> =>
  (await settingRows(tx).ofMatter(matterId))[0];

const valuesOf = (row: RecordRow | undefined): Values =>
  fieldValues(estateSettingFields, row ?? {}) as unknown as Values;
export const capturedIn = (row: RecordRow): CapturedSettings => valuesOf(row);
export const shownSettings = (matterId: number, row: RecordRow | undefined) => ({
  ...valuesOf(row),
  matterID: matterId,
  version: row?.version ?? 0,
});

/** What was chosen and set by hand for an estate, in the words it was captured in. */
export const settingsCapturedOf = async (tx: Tx, matterId: number): Promise<CapturedSettings> =>
  valuesOf(await settingsRowOf(tx, matterId));
