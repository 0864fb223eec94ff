import { systemType } from '@boedel/domain/matter/kinds';
import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { type Details, mainParty } from './insolvent.store';

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
  const main = await mainParty(tx, matter.id);
  return { matter, kind: main?.kind ?? 'person', details: main?.details ?? {} };
}
