import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { documentKind } from '@boedel/domain/documents/document-kinds';
import { missingPapers, type PaperFacts } from '@boedel/domain/documents/needed-papers';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { milestonesOf, stageOf } from '../milestones/stage';
import { documentStore } from './document.store';

/** A will that is captured, dated or said to be there; a marriage or a spouse. */
const factsOf = (tx: Tx, matterId: number): Promise<PaperFacts> =>
  tx.one(sql`
    select coalesce(m.details ->> 'willKind' <> 'no will',
        exists (select from will w where w.intermediary_id = m.intermediary_id and w.matter_id = m.id)
        or exists (select from diary_entry e where e.intermediary_id = m.intermediary_id and e.matter_id = m.id
          and e.event = 'will')) as "hasWill",
      exists (select from matter_party p where p.intermediary_id = m.intermediary_id and p.matter_id = m.id
        and p.role = 'spouse')
      or exists (select from marriage g where g.intermediary_id = m.intermediary_id and g.matter_id = m.id) as "isMarried"
    from matter m where m.id = ${matterId}`);

export const missingDocuments: Handler<typeof documentCalls.getMissingDocuments> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'documents');
    const { name, place } = await stageOf(tx, matter, now);
    const asked = missingPapers(
      matter.system_type as SystemType,
      milestonesOf(matter.system_type),
      place,
      await factsOf(tx, matter.id),
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
