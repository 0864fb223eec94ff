import { Readable } from 'node:stream';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { maskRecord } from '@boedel/domain/identity/mask';
import { audit } from '../../platform/audit/audit';
import type { ServiceHandler } from '../../platform/http/handler';
import { mayTakeWholeNumbers } from '../../platform/session/whole-numbers';
import { writeZip } from '../../platform/zip/write-zip';
import { archiveEntries } from './matter-archive';
import { listPeople, listMatterRows } from './matter-archive.store';
import { listPeopleIds, groupTables } from './matter-archive.tables';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readOwnFirm } from '../../platform/tenancy/own-firm.store';

/** Everything of one matter as an archive. That it was taken is in the trail, and so in the archive too. */
export const exportMatter: ServiceHandler<typeof matterCalls.exportMatter> = ({ scope, actor, query, now, services }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const wholeNumbers = mayTakeWholeNumbers(actor);
    await audit(tx, actor, 'matter.exported', {
      entity: ['matter', matter.id],
      matterId: matter.id,
      after: { wholeNumbers },
    });
    const kept = groupTables(await listMatterRows(tx, matter.id));
    const tables = wholeNumbers ? kept : (maskRecord(kept) as typeof kept);
    const people = await listPeople(tx, listPeopleIds(tables));
    const { name: firm } = await readOwnFirm(tx);
    const entries = archiveEntries(
      { tables, people, firm, firmId: scope.firmId, at: now, wholeNumbers },
      { store: services.files, keys: services.keys },
    );
    return {
      filename: `${matter.reference.replaceAll(/[^\p{L}\p{N}]+/gu, '-')} ${now.toISOString().slice(0, 10)}.zip`,
      contentType: 'application/zip',
      content: Readable.from(writeZip(entries, now)),
    };
  });
