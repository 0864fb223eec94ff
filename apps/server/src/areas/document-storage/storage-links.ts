import type { AnswerOf } from '@boedel/contract/call';
import type { storageLinkCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import { rowsOf } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { isSharePointOn, type LinkRow, storageLinkTable, linksOf } from './storage-link.store';

type Calls = typeof storageLinkCalls;
type Shown = AnswerOf<Calls['save']>;

const present = (row: LinkRow): Shown => ({
  id: row.id,
  matterID: row.matter_id,
  name: row.name,
  url: row.url,
  note: row.note,
  by: row.by,
  createdAt: row.created_at,
  version: row.version,
});

async function shownLink(tx: Tx, id: number): Promise<Shown> {
  const [row] = await linksOf(tx, { id });
  if (!row) throw new NotFound();
  return present(row);
}

/** A page that opens in the browser and nothing that runs in it. */
function checkedUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol === 'https:' && parsed.hostname.includes('.') && !parsed.username && !parsed.password) {
    return parsed.href;
  }
  return orRefuse(refuse('url', 'Give the address as the document service shows it, beginning with https://'));
}

export const readLinks: Handler<Calls['getbymatterid']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'documents');
    return (await linksOf(tx, { matterId: query.matterID })).map(present);
  });

export const saveLink: Handler<Calls['save']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const { is_on } = await isSharePointOn(tx);
    if (!is_on) {
      orRefuse(
        refuse('matterID', 'The SharePoint tab is off. An administrator switches it on in the organisation settings.'),
      );
    }
    const rows = rowsOf(tx, storageLinkTable);
    const values = { name: body.name, url: checkedUrl(body.url), note: body.note };
    if (!body.id) {
      const row = await rows.insert({ matter_id: matter.id, ...values });
      await audit(tx, actor, 'documentStorageLink.added', {
        entity: ['document_storage_link', row.id],
        matterId: matter.id,
        after: values,
      });
      return shownLink(tx, row.id);
    }
    const before = await rows.find(body.id);
    if (before.matter_id !== matter.id) throw new NotFound();
    const change = rows.change(before.id, body.version ?? before.version, values);
    await orConflict(change, async (row) => (await shownLink(tx, row.id)) as never);
    await audit(tx, actor, 'documentStorageLink.changed', {
      entity: ['document_storage_link', before.id],
      matterId: matter.id,
      before: { name: before.name, url: before.url, note: before.note },
      after: values,
    });
    return shownLink(tx, before.id);
  });

export const removeLink: Handler<Calls['_delete']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const rows = rowsOf(tx, storageLinkTable);
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
