import type { mainFields } from '@boedel/contract/parties/party-details';
import type { ValuesOf } from '@boedel/contract/record/schemas';
import { systemType } from '@boedel/domain/matter/kinds';
import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { orRefuse } from '../../platform/http/or-refuse';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';

type Details = Partial<ValuesOf<typeof mainFields>>;

export interface Insolvent {
  readonly matter: OpenedMatter;
  readonly kind: string;
  readonly details: Details;
}

/** Whom an insolvency is about, with what was captured of affairs, composition and rehabilitation. */
export async function openInsolvent(tx: Tx, matterId: number): Promise<Insolvent> {
  const matter = await openMatter(tx, matterId, 'estate');
  if (matter.system_type !== systemType.liquidation) {
    orRefuse(refuse('matterID', 'Only an insolvent estate has these.'));
  }
  const main = await tx.maybe<{ kind: string | null; details: Details }>(
    sql`select kind, details from matter_party where matter_id = ${matter.id} and role = 'main'`,
  );
  return { matter, kind: main?.kind ?? 'person', details: main?.details ?? {} };
}
