import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCurrentRegime } from '../marriages/marriages.store';
import { matterStatus as statusNames } from '@boedel/contract/fixed/matters';
import { report as reportNames } from '@boedel/contract/fixed/reports';
import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { maskRecord } from '@boedel/domain/identity/mask';
import { currentStatuses, pastStatuses } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Download } from '../../platform/files/download';
import type { Handler } from '../../platform/http/handler';
import type { Actor } from '../../platform/tenancy/actor';
import { mayTakeWholeNumbersOf } from '../../platform/session/whole-numbers';
import { runInFirmTurn } from '../../platform/spreadsheet/in-turn';
import {
  createCsvFile,
  createCsvPages,
  createExcelFile,
  type ExportColumn,
} from '../../platform/spreadsheet/spreadsheet';
import type { FirmScope } from '../../platform/tenancy/scopes';
import {
  type MasterDataCursor,
  countMasterData,
  listMasterDataPage,
  type MasterDataRow,
  pageOfMatters,
} from './master-data.store';
import { listMatters, type MatterListRow } from './matter-list.store';

const formatStatus = (status: number): string => statusNames[String(status) as keyof typeof statusNames];

const listColumns: readonly ExportColumn<MatterListRow>[] = [
  { heading: 'Reference', value: (row) => row.reference },
  { heading: 'Name', width: 32, value: (row) => row.name },
  { heading: "Master's reference", value: (row) => row.master_reference },
  { heading: 'Status', width: 10, value: (row) => formatStatus(row.status) },
  { heading: 'Responsible', value: (row) => row.responsible_name },
  { heading: 'Next deadline', width: 28, value: (row) => row.due_title },
  { heading: 'Due', width: 12, value: (row) => row.due_on },
  { heading: 'Gross assets', value: (row) => ({ cents: row.gross_assets_cents }) },
  { heading: 'Liabilities', value: (row) => ({ cents: row.liabilities_cents }) },
  { heading: 'Net', value: (row) => ({ cents: row.net_cents }) },
  { heading: 'Estate duty', value: (row) => ({ cents: row.estate_duty_cents }) },
  { heading: 'Projected fees', value: (row) => ({ cents: row.projected_fees_cents }) },
  { heading: 'Cash position', value: (row) => ({ cents: row.cash_position_cents }) },
  { heading: 'Labels', value: (row) => row.labels.join(', ') },
  { heading: 'Last note', width: 40, value: (row) => row.last_note },
  { heading: 'Opened', width: 12, value: (row) => row.opened_at.slice(0, 10) },
];

/** A firm has at most a few thousand matters; a list of all of them is one statement. */
const everything = { skip: 0, take: 100_000 };

/** The file is made once the transaction is over: nobody waits for a database that waits for a workbook. */
export const exportMatterList: Handler<typeof matterListCalls.exportList> = ({ scope, actor, query, now }) =>
  runInFirmTurn(scope.firmId, async () => {
    const { rows } = await scope.read((tx) =>
      listMatters(tx, { ...query, ...everything }, actor.systemType, computeDayAt(now)),
    );
    // Its own name: the whole table is the Matter Table, and who keeps both must be able to tell them apart.
    const name = query.matterStatus === '4' ? 'archived matters as listed' : 'matters as listed';
    return query.format === 'xlsx' ? createExcelFile(name, listColumns, rows) : createCsvFile(name, listColumns, rows);
  });

const masterColumns: readonly ExportColumn<MasterDataRow>[] = [
  { heading: 'Reference', value: (row) => row.reference },
  { heading: 'Name', value: (row) => row.name },
  { heading: 'Status', value: (row) => formatStatus(row.status) },
  { heading: 'Kind', value: (row) => row.kind },
  { heading: 'Country', value: (row) => row.country },
  { heading: 'ID number', value: (row) => row.id_number },
  { heading: 'Registration number', value: (row) => row.registration_number },
  { heading: 'Date of birth', value: (row) => row.born_on },
  { heading: 'Date of death', value: (row) => row.died_on },
  {
    heading: 'Marital regime',
    value: (row) => findCurrentRegime(row.marriages, row.country, (row.died_on ?? '9999-12-31') as LocalDate),
  },
  { heading: "Master's office", value: (row) => row.master_office },
  { heading: "Master's reference", value: (row) => row.master_reference },
  { heading: 'Responsible', value: (row) => row.responsible_name },
  { heading: 'Date of instruction', value: (row) => row.instruction_on },
  { heading: 'Date of appointment', value: (row) => row.appointed_on },
  { heading: 'Gross assets', value: (row) => ({ cents: row.gross_assets_cents }) },
  { heading: 'Liabilities', value: (row) => ({ cents: row.liabilities_cents }) },
  { heading: 'Net', value: (row) => ({ cents: row.net_cents }) },
  { heading: 'Estate duty', value: (row) => ({ cents: row.estate_duty_cents }) },
  { heading: 'Projected fees', value: (row) => ({ cents: row.projected_fees_cents }) },
  { heading: 'Cash position', value: (row) => ({ cents: row.cash_position_cents }) },
  { heading: 'Opened', value: (row) => row.opened_at.slice(0, 10) },
  { heading: 'Closed', value: (row) => row.closed_at?.slice(0, 10) ?? null },
];

async function* streamMasterData(
  scope: FirmScope,
  actor: Actor,
  statuses: readonly number[],
): AsyncGenerator<readonly MasterDataRow[]> {
  const isWhole = mayTakeWholeNumbersOf(actor, scope.firmId);
  let after: MasterDataCursor | null = null;
  for (;;) {
    const last: MasterDataCursor | null = after;
    const rows: MasterDataRow[] = await scope.read((tx) => listMasterDataPage(tx, actor, statuses, last));
    yield isWhole ? rows : rows.map((row) => maskRecord(row) as MasterDataRow);
    if (rows.length < pageOfMatters) return;
    after = rows.at(-1)!;
  }
}

/** A name of the catalogue as a file may have it: a slash would be a folder. */
const toFileName = (name: string): string => name.replaceAll('/', '-');
const masterNames = { current: toFileName(reportNames['7']), past: toFileName(reportNames['9']) } as const;

/** A firm whose matters are in the file. */
export interface MasterDataFirm {
  readonly name: string;
  readonly scope: FirmScope;
}
type NamedMasterDataRow = MasterDataRow & { readonly firm: string };
const firmColumn: ExportColumn<NamedMasterDataRow> = { heading: 'Firm', width: 32, value: (row) => row.firm };

async function* streamFirms(
  firms: readonly MasterDataFirm[],
  ...asked: [actor: Actor, statuses: readonly number[]]
): AsyncGenerator<readonly NamedMasterDataRow[]> {
  for (const { name, scope } of firms) {
    for await (const rows of streamMasterData(scope, ...asked)) yield rows.map((row) => ({ ...row, firm: name }));
  }
}

/**
 * The master data of firms in one file. It has identity numbers, whole for an administrator of the firm they belong to, so
 * the trail of each firm says who took it and how.
 */
export async function exportMasterData(
  firms: readonly MasterDataFirm[],
  actor: Actor,
  which: keyof typeof masterNames,
): Promise<Download> {
  const statuses = which === 'current' ? currentStatuses : pastStatuses;
  const withMatters: MasterDataFirm[] = [];
  for (const firm of firms) {
    await firm.scope.transaction(async (tx) => {
      const { rows } = await countMasterData(tx, actor.systemType, statuses);
      if (rows === 0 && firms.length > 1) return;
      withMatters.push(firm);
      const wholeNumbers = mayTakeWholeNumbersOf(actor, firm.scope.firmId);
      await audit(tx, actor, 'matters.exported', { entity: ['matter', null], after: { rows, wholeNumbers } });
    });
  }
  const stream = streamFirms(withMatters, actor, statuses);
  return createCsvPages(masterNames[which], [firmColumn, ...masterColumns], stream);
}

/** The whole table of matters of one's type, as the list has its columns. */
export const exportMatterTable = async (
  tx: Tx,
  actor: Actor,
  which: 'current' | 'archived',
  today: LocalDate,
): Promise<Download> => {
  const matterStatus = which === 'current' ? '1,2,3' : '4';
  const asked = { ...everything, searchString: '', matterStatus } as Parameters<typeof listMatters>[1];
  const { rows } = await listMatters(tx, asked, actor.systemType, today);
  return createCsvFile(reportNames[which === 'current' ? '5' : '8'], listColumns, rows);
};
