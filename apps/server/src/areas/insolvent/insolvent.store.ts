import type { mainFields } from '@boedel/contract/parties/party-details';
import type { FieldValues } from '@boedel/contract/record/schemas';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export type InsolventDetails = Partial<FieldValues<typeof mainFields>>;

export const findMainParty = (
  tx: Tx,
  matterId: number,
): Promise<{ kind: string | null; details: InsolventDetails } | undefined> =>
  tx.maybe(sql`select kind, details from matter_party where matter_id = ${matterId} and role = 'main'`);
