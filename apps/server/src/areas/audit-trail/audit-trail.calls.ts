import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { countries, countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { maskRecord } from '@boedel/domain/identity/mask';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { inFirmsTurn } from '../../platform/spreadsheet/in-turn';
import { csvFile, type ExportColumn } from '../../platform/spreadsheet/spreadsheet';
import { ownFirm } from '../../platform/tenancy/own-firm.store';
import {
  downloadCheckpoint,
  downloadConsistency,
  downloadProof,
  downloadPublicKeys,
  getcheckpoint,
  setcheckpointmail,
  verifyOwnTrail,
} from './checkpoints';
import { auditTrailStore, type EntryRow } from './audit-trail.store';
import { reveal } from './reveal';

type Entry = AnswerOf<typeof auditTrailCalls.getlist>['rows'][number];
const mostExported = 50_000;

const masked = (record: EntryRow['before']): Entry['before'] => maskRecord(record) as Entry['before'];

const present = (row: EntryRow): Entry => ({
  id: row.id,
  at: row.at,
  personID: row.person_id,
  person: row.person_name,
  action: row.action,
  entityType: row.entity_type,
  entityID: row.entity_id,
  matterID: row.matter_id,
  matterReference: row.matter_reference,
  before: masked(row.before),
  after: masked(row.after),
  why: row.why,
});

const asText = (record: Entry['before']): string => (record ? JSON.stringify(record) : '');
const columns: readonly ExportColumn<Entry>[] = [
  { heading: 'When', value: ({ at }) => at },
  { heading: 'Who', value: ({ person }) => person },
  { heading: 'What', value: ({ action }) => action },
  { heading: 'Record', value: ({ entityType, entityID }) => `${entityType} ${entityID ?? ''}`.trim() },
  { heading: 'Matter', value: ({ matterReference }) => matterReference ?? '' },
  { heading: 'Before', value: ({ before }) => asText(before) },
  { heading: 'After', value: ({ after }) => asText(after) },
  { heading: 'Why', value: ({ why }) => why ?? '' },
];

async function storeOf(tx: Tx) {
  const firm = await ownFirm(tx);
  return auditTrailStore(tx, countries[countryNamed(firm.country) ?? defaultCountry].timeZone);
}

export const handledAuditTrailCalls = handle(auditTrailCalls, {
  getlist: ({ tenant, query: { skip, take, ...asked } }) =>
    tenant.transaction(async (tx) => {
      const store = await storeOf(tx);
      return { rows: (await store.list(asked, skip, take)).map(present), total: await store.count(asked) };
    }),
  getpeople: ({ tenant }) =>
    tenant.transaction(async (tx) =>
      (await (await storeOf(tx)).people()).map((row) => ({ personID: row.person_id, person: row.person_name })),
    ),
  export: ({ tenant, actor, query }) =>
    inFirmsTurn(tenant.firmId, () =>
      tenant.transaction(async (tx) => {
        const rows = await (await storeOf(tx)).list(query, 0, mostExported);
        await audit(tx, actor, 'audittrail.exported', { entity: ['audit_entry', null], after: { rows: rows.length } });
        return csvFile('audit-trail', columns, rows.map(present));
      }),
    ),
  verify: verifyOwnTrail,
  getcheckpoint,
  setcheckpointmail,
  checkpoint: downloadCheckpoint,
  proof: downloadProof,
  consistency: downloadConsistency,
  publickeys: downloadPublicKeys,
  reveal,
});
