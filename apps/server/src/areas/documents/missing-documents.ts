import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { documentKind } from '@boedel/domain/documents/document-kinds';
import { missingPapers } from '@boedel/domain/documents/needed-papers';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { milestonesOf, stageOf } from '../milestones/stage';
import { documentStore, paperFactsOf } from './document.store';

export const missingDocuments: Handler<typeof documentCalls.getMissingDocuments> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'documents');
    const { name, place } = await stageOf(tx, matter, now);
    const asked = missingPapers(
      matter.system_type as SystemType,
      milestonesOf(matter.system_type),
      place,
      await paperFactsOf(tx, matter.id),
      await documentStore(tx).kindsOf(matter.id),
    );
    return {
      stage: name || null,
      rows: asked.map(({ kinds: [type = 0, ...orTypes], by, section, isOverdue }) => ({
        type,
        orTypes,
        name: documentKind(type)?.name ?? '',
        by,
        section,
        isOverdue,
      })),
    };
  });
