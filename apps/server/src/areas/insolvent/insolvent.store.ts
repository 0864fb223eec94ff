import type { mainFields } from '@boedel/contract/parties/party-details';
import type { ValuesOf } from '@boedel/contract/record/schemas';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export type Details = Partial<ValuesOf<typeof mainFields>>;

export const mainParty = (tx: Tx, matterId: number): Promise<{ kind: string | null; details: Details } | undefined> =>
  tx.maybe(sql`select kind, details from matter_party where matter_id = ${matterId} and role = 'main'`);
