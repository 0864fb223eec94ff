import type { AccessRight } from '@boedel/domain/access/access-rights';
import { type Sql, sql } from './sql';

/**
 * Which matters the person of a transaction reaches, where row security says only which firm's. The settings are asked
 * once a statement: named through a subquery they are constants of the plan.
 */
const isUnbound = sql`(select app_types() is null)`;

/** A matter of one of the types the person works in. */
export const whereSeesType = (systemType: Sql): Sql =>
  sql`(${isUnbound} or ${systemType} = any((select app_types())::int[]))`;

/** The same of a row that hangs on a matter. */
export const whereSeesMatter = (matterId: Sql): Sql =>
  sql`(${isUnbound} or exists (select from matter reached where reached.intermediary_id = app_firm()
    and reached.id = ${matterId} and reached.system_type = any((select app_types())::int[])))`;

/**
 * Somebody given single matters was given this right on it; people of the whole firm need none. Their matters are asked
 * once a statement too, so that a search over all of them costs no more by it.
 */
export const whereHoldsRight = (matterId: Sql, right: AccessRight): Sql =>
  sql`((select app_matters() is null) or ${matterId} = any(array(select held.matter_id from matter_access held
    where held.intermediary_id = app_firm() and held.person_id = app_user_id() and ${right} = any(held.rights))))`;
