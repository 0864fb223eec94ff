import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { countries, findCountry, defaultCountry } from '@boedel/domain/law/country';
import { maskRecord } from '@boedel/domain/identity/mask';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { runInFirmTurn } from '../../platform/spreadsheet/in-turn';
import { createCsvFile, type ExportColumn } from '../../platform/spreadsheet/spreadsheet';
import { readOwnFirm } from '../../platform/tenancy/own-firm.store';
import {
  downloadCheckpoint,
  downloadConsistency,
  downloadProof,
  downloadPublicKeys,
  readCheckpoint,
  saveCheckpointMail,
  verifyOwnTrail,
} from './checkpoints';
import { auditTrailStore, type AuditEntryRow } from './audit-trail.store';
import { reveal } from './reveal';

type AuditEntry = AnswerOf<typeof auditTrailCalls.getlist>['rows'][number];
const mostExported = 50_000;

const maskValues = (record: AuditEntryRow['before']): AuditEntry['before'] =>
  maskRecord(record) as AuditEntry['before'];

const presentEntry = (row: AuditEntryRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  personID: row.person_id,
  person: row.person_name,
  action: row.action,
  entityType: row.entity_type,
  entityID: row.entity_id,
  matterID: row.matter_id,
  matterReference: row.matter_reference,
  before: maskValues(row.before),
  after: maskValues(row.after),
  why: row.why,
});

const formatRecord = (record: AuditEntry['before']): string => (record ? JSON.stringify(record) : '');
const columns: readonly ExportColumn<AuditEntry>[] = [
  { heading: 'When', value: ({ at }) => at },
  { heading: 'Who', value: ({ person }) => person },
  { heading: 'What', value: ({ action }) => action },
  { heading: 'Record', value: ({ entityType, entityID }) => `${entityType} ${entityID ?? ''}`.trim() },
  { heading: 'Matter', value: ({ matterReference }) => matterReference ?? '' },
  { heading: 'Before', value: ({ before }) => formatRecord(before) },
  { heading: 'After', value: ({ after }) => formatRecord(after) },
  { heading: 'Why', value: ({ why }) => why ?? '' },
];

async function openAuditStore(tx: Tx) {
  const firm = await readOwnFirm(tx);
  return auditTrailStore(tx, countries[findCountry(firm.country) ?? defaultCountry].timeZone);
}

export const handledAuditTrailCalls = pairHandlers(auditTrailCalls, {
  getlist: ({ scope, query: { skip, take, ...asked } }) =>
    scope.transaction(async (tx) => {
      const store = await openAuditStore(tx);
      return { rows: (await store.list(asked, skip, take)).map(presentEntry), total: await store.count(asked) };
    }),
  getpeople: ({ scope }) =>
    scope.transaction(async (tx) =>
      (await (await openAuditStore(tx)).people()).map((row) => ({ personID: row.person_id, person: row.person_name })),
    ),
  export: ({ scope, actor, query }) =>
    runInFirmTurn(scope.firmId, () =>
      scope.transaction(async (tx) => {
        const rows = await (await openAuditStore(tx)).list(query, 0, mostExported);
        await audit(tx, actor, 'audittrail.exported', { entity: ['audit_entry', null], after: { rows: rows.length } });
        return createCsvFile('audit-trail', columns, rows.map(presentEntry));
      }),
    ),
  verify: verifyOwnTrail,
  getcheckpoint: readCheckpoint,
  setcheckpointmail: saveCheckpointMail,
  checkpoint: downloadCheckpoint,
  proof: downloadProof,
  consistency: downloadConsistency,
  publickeys: downloadPublicKeys,
  reveal,
});
