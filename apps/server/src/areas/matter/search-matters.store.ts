import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { isPast } from '../../platform/db/matter-status';
import { toLikePattern, toPlainText, escapeLike, cleanNumber } from '../../platform/db/search-words';
import { type Sql, sql } from '../../platform/db/sql';
import { whereHoldsRight, whereSeesType } from '../../platform/db/sees';
import { whereMatterFound, searchedText } from './matter-list.store';

interface FoundMatterRow {
  id: number;
  reference: string;
  name: string;
  system_type: number;
  status: number;
  died_on: LocalDate | null;
  found: string | null;
}

const most = 12;

/** Matters of every type the person uses; the party that was found is named where it is not the matter's own name. */
const find = (condition: Sql, order: Sql, words: string): Sql => sql`
  select m.id, m.reference, m.name, m.system_type, m.status,
    (select p.died_on from matter_party p where p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
      and ${whereHoldsRight(sql`m.id`, 'estate')} limit 1) as died_on,
    (select concat_ws(' ', p.first_names, p.surname) from matter_party p
      where p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role <> 'main' and ${whereHoldsRight(sql`m.id`, 'estate')}
        and (plain_text(concat_ws(' ', p.first_names, p.surname)) like ${toPlainText(toLikePattern(words))}
          or ${cleanNumber(words)} in (whole_number(p.id_number), whole_number(p.passport_number))) limit 1) as found
  from matter m left join matter_opened o on o.intermediary_id = m.intermediary_id and o.matter_id = m.id and o.person_id = app_user_id()
  where ${condition} and ${whereSeesType(sql`m.system_type`)} order by ${order} limit ${most}`;

/** What one was in last; then current work before history, what starts with the words, and by reference. */
export const listMattersWithWords = (tx: Tx, words: string): Promise<FoundMatterRow[]> =>
  tx.rows(
    find(
      whereMatterFound(words),
      sql`o.opened_at desc nulls last, (${isPast(sql`m.status`)}), (plain_text(m.name) like ${toPlainText(escapeLike(words))} || '%') desc, m.reference desc`,
      words,
    ),
  );

/** For words that are spelled otherwise, the likest first. */
export function listSimilarMatters(tx: Tx, words: string): Promise<FoundMatterRow[]> {
  const likeness = sql`word_similarity(${toPlainText(words)}, ${searchedText})`;
  return tx.rows(find(sql`${likeness} > 0.45`, sql`${likeness} desc, m.id desc`, words));
}
