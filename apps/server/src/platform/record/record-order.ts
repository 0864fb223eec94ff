import { type RecordFields, isMaskedKind } from '@boedel/contract/record/field';
import { sqlName, type Sql, sql } from '../db/sql';
import { chooseColumn } from './record-table';

/** How a list is asked for. */
export interface RecordListQuery {
  readonly searchString: string;
  readonly sortModelColId?: string;
  readonly sortModelSort: 'asc' | 'desc';
}

export const chooseDirection = ({ sortModelSort }: Pick<RecordListQuery, 'sortModelSort'>): Sql =>
  sortModelSort === 'desc' ? sql`desc` : sql`asc`;

/** As maskNumber shows it. */
const selectShown = (column: Sql): Sql => sql`right(${column}, case when length(${column}) >= 4 then 4 else 0 end)`;

const notText: ReadonlySet<string> = new Set([
  'money',
  'percent',
  'number',
  'choice',
  'day',
  'flag',
  'link',
  'person',
  'image',
]);

/**
 * Text sorts without regard to case; what is missing comes last. A masked number sorts by the signs that are shown: its
 * place among numbers one knows would reveal the others.
 */
export function createOrder(fields: RecordFields, { sortModelColId = 'id', ...wanted }: RecordListQuery): Sql {
  const way = chooseDirection(wanted);
  const field = Object.hasOwn(fields, sortModelColId) ? fields[sortModelColId] : undefined;
  if (!field || field.apart) return sql`id ${way}`;
  const whole = sqlName(chooseColumn(sortModelColId, field));
  const column = isMaskedKind(field.kind) ? selectShown(whole) : whole;
  return sql`${notText.has(field.kind) ? column : sql`lower(${column})`} ${way} nulls last, id ${way}`;
}
