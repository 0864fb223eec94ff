import { systemType } from '@boedel/domain/matter/kinds';
import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { type InsolventDetails, findMainParty } from './insolvent.store';

export interface InsolventMatter {
  readonly matter: OpenedMatter;
  readonly kind: string;
  readonly details: InsolventDetails;
}

/** Whom an insolvency is about, with what was captured of affairs, composition and rehabilitation. */
export async function openInsolvent(tx: Tx, matterId: number): Promise<InsolventMatter> {
  const matter = await openMatter(tx, matterId, 'estate');
  if (matter.system_type !== systemType.liquidation) {
    throw new RefusalProblem(refuse('matterID', 'Only an insolvent estate has these.'));
  }
  const main = await findMainParty(tx, matter.id);
  return { matter, kind: main?.kind ?? 'person', details: main?.details ?? {} };
}
