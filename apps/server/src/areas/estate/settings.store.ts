import { estateSettingFields } from '@boedel/contract/estate/settings.fields';
import type { FieldValues } from '@boedel/contract/record/schemas';
import type { CapturedSettings } from '@boedel/domain/estate-facts/captured-settings';
import type { Tx } from '../../platform/db/database';
import { c, firmTable } from '../../platform/db/table';
import { createColumns, readFieldValues, type RecordRow, recordStore } from '../../platform/record/record-table';

type EstateSettingValues = FieldValues<typeof estateSettingFields>;

const settingTable = firmTable('estate_setting', { matter_id: c.id, ...createColumns(estateSettingFields) });
export const settingStore = (tx: Tx) => recordStore<RecordRow>(tx, settingTable);
export const findSettingsRow = async (tx: Tx, matterId: number): Promise<RecordRow | undefined> =>
  (await settingStore(tx).ofMatter(matterId))[0];

const readSettingValues = (row: RecordRow | undefined): EstateSettingValues =>
  readFieldValues(estateSettingFields, row ?? {}) as unknown as EstateSettingValues;
export const toCapturedSettings = (row: RecordRow): CapturedSettings => readSettingValues(row);
export const presentSettings = (matterId: number, row: RecordRow | undefined) => ({
  ...readSettingValues(row),
  matterID: matterId,
  version: row?.version ?? 0,
});

/** What was chosen and set by hand for an estate, in the words it was captured in. */
export const readCapturedSettings = async (tx: Tx, matterId: number): Promise<CapturedSettings> =>
  readSettingValues(await findSettingsRow(tx, matterId));
