import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { findDocumentKind } from '@boedel/domain/documents/document-kinds';
import { listMissingPapers } from '@boedel/domain/documents/needed-papers';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { listMilestoneNames, readStage } from '../milestones/stage';
import { documentStore, readPaperFacts } from './document.store';

export const listMissingDocuments: Handler<typeof documentCalls.getMissingDocuments> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'documents');
    const { name, place } = await readStage(tx, matter, now);
    const asked = listMissingPapers(
      matter.system_type as SystemType,
      listMilestoneNames(matter.system_type),
      place,
      await readPaperFacts(tx, matter.id),
      await documentStore(tx).kindsOf(matter.id),
    );
    return {
      stage: name || null,
      rows: asked.map(({ kinds: [type = 0, ...orTypes], by, section, isOverdue }) => ({
        type,
        orTypes,
        name: findDocumentKind(type)?.name ?? '',
        by,
        section,
        isOverdue,
      })),
    };
  });
