import { Readable } from 'node:stream';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { maskRecord } from '@boedel/domain/identity/mask';
import { audit } from '../../platform/audit/audit';
import type { FurtherHandler } from '../../platform/http/handler';
import { takesWholeNumbers } from '../../platform/session/whole-numbers';
import { writeZip } from '../../platform/zip/write-zip';
import { archiveEntries } from './matter-archive';
import { peopleNamed, rowsOfMatter } from './matter-archive.store';
import { peopleIn, tablesFrom } from './matter-archive.tables';
import { openMatter } from '../../platform/tenancy/matter-door';
import { ownFirm } from '../../platform/tenancy/own-firm.store';

/** Everything of one matter as an archive. That it was taken is in the trail, and so in the archive too. */
export const exportMatter: FurtherHandler<typeof matterCalls.exportMatter> = ({ tenant, actor, query, now, parts }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const wholeNumbers = takesWholeNumbers(actor);
    await audit(tx, actor, 'matter.exported', {
      entity: ['matter', matter.id],
      matterId: matter.id,
      after: { wholeNumbers },
    });
    const kept = tablesFrom(await rowsOfMatter(tx, matter.id));
    const tables = wholeNumbers ? kept : (maskRecord(kept) as typeof kept);
    const people = await peopleNamed(tx, peopleIn(tables));
    const { name: firm } = await ownFirm(tx);
    const entries = archiveEntries(
      { tables, people, firm, firmId: tenant.firmId, at: now, wholeNumbers },
      { store: parts.files, keys: parts.keys },
    );
    return {
      filename: `${matter.reference.replaceAll(/[^\p{L}\p{N}]+/gu, '-')} ${now.toISOString().slice(0, 10)}.zip`,
      contentType: 'application/zip',
      content: Readable.from(writeZip(entries, now)),
    };
  });
