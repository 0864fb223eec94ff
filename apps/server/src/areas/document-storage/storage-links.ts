import type { AnswerOf } from '@boedel/contract/call';
import type { storageLinkCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { isSharePointOn, type StorageLinkRow, storageLinkTable, listStorageLinks } from './storage-link.store';

type StorageLinkCalls = typeof storageLinkCalls;
type StorageLinkView = AnswerOf<StorageLinkCalls['save']>;

const presentLink = (row: StorageLinkRow): StorageLinkView => ({
  id: row.id,
  matterID: row.matter_id,
  name: row.name,
  url: row.url,
  note: row.note,
  by: row.by,
  createdAt: row.created_at,
  version: row.version,
});

async function readLink(tx: Tx, id: number): Promise<StorageLinkView> {
  const [row] = await listStorageLinks(tx, { id });
  if (!row) throw new NotFound();
  return presentLink(row);
}

/** A page that opens in the browser and nothing that runs in it. */
function checkUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol === 'https:' && parsed.hostname.includes('.') && !parsed.username && !parsed.password) {
    return parsed.href;
  }
  throw new RefusalProblem(refuse('url', 'Enter the address shown by the document service, starting with https://'));
}

export const readLinks: Handler<StorageLinkCalls['getbymatterid']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'documents');
    return (await listStorageLinks(tx, { matterId: query.matterID })).map(presentLink);
  });

export const saveLink: Handler<StorageLinkCalls['save']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const { is_on } = await isSharePointOn(tx);
    if (!is_on) {
      throw new RefusalProblem(
        refuse('matterID', 'The SharePoint tab is off. An administrator switches it on in the organisation settings.'),
      );
    }
    const rows = tableStore(tx, storageLinkTable);
    const values = { name: body.name, url: checkUrl(body.url), note: body.note };
    if (!body.id) {
      const row = await rows.insert({ matter_id: matter.id, ...values });
      await audit(tx, actor, 'documentStorageLink.added', {
        entity: ['document_storage_link', row.id],
        matterId: matter.id,
        after: values,
      });
      return readLink(tx, row.id);
    }
    const before = await rows.find(body.id);
    if (before.matter_id !== matter.id) throw new NotFound();
    const change = rows.change(before.id, body.version ?? before.version, values);
    await presentConflict(change, async (row) => (await readLink(tx, row.id)) as never);
    await audit(tx, actor, 'documentStorageLink.changed', {
      entity: ['document_storage_link', before.id],
      matterId: matter.id,
      before: { name: before.name, url: before.url, note: before.note },
      after: values,
    });
    return readLink(tx, before.id);
  });

export const removeLink: Handler<StorageLinkCalls['_delete']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const rows = tableStore(tx, storageLinkTable);
    const before = await rows.find(body.id);
    await openToCapture(tx, actor, before.matter_id, 'documents');
    await rows.remove(before.id);
    await audit(tx, actor, 'documentStorageLink.deleted', {
      entity: ['document_storage_link', before.id],
      matterId: before.matter_id,
      before: { name: before.name, url: before.url },
    });
    return { done: true };
  });
