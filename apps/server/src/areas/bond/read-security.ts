import { type BondCover, computeBondCover } from '@boedel/domain/bond/cover';
import type { SecurityBond } from '@boedel/domain/bond/bond';
import {
  isEveryoneExempt,
  findExemption,
  type ExemptionGround,
  computeSecurityRequired,
  type SecurityLaw,
  findSecurityLaw,
} from '@boedel/domain/bond/compute-security-required';
import type { AssetTotals } from '@boedel/domain/assets/asset-totals';
import { type Country, findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { WorkedResult } from '@boedel/domain/law/worked';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readAssetTotals } from '../assets/list-estate-assets';
import { readEvents } from '../diary/matter-event.store';
import { bondStore } from './bond.store';

export interface SecurityFacts {
  readonly country: Country;
  readonly law: SecurityLaw;
  readonly acting: readonly { readonly name: string; readonly exempt: ExemptionGround | null }[];
  readonly willExempts: boolean;
  readonly isExempt: boolean;
  readonly assets: AssetTotals;
  readonly asked: WorkedResult<Cents>;
  readonly bonds: ReadonlyMap<number, SecurityBond>;
  readonly cover: BondCover;
}

/** What the Master asks in this matter by its assets as they stand, and what is secured. */
export async function readSecurity(tx: Tx, matter: OpenedMatter): Promise<SecurityFacts> {
  const store = bondStore(tx);
  const country = findCountry(matter.country) ?? defaultCountry;
  const kind = await store.kindOfMain(matter.id);
  const of = {
    systemType: matter.system_type as SystemType,
    country,
    isCompany: kind === 'company' || kind === 'close corporation',
  };
  const law = findSecurityLaw(of);
  // A consultation has no such tab: nobody is appointed in it.
  if (!law) throw new NotFound();
  const willExempts = await store.willExempts(matter.id);
  const acting = (await store.acting(matter.id)).map(({ name, capacity, is_exempt: isExempt }) => ({
    name,
    exempt: findExemption({ capacity, isExempt }, willExempts),
  }));
  const exemptions = acting.map(({ exempt }) => exempt);
  const assets = await readAssetTotals(tx, matter.id);
  const events = await readEvents(tx, matter.id);
  const released = [events.get('released'), events.get('discharged')].find((event) => event?.isDone);
  const asked = computeSecurityRequired({ ...of, assets, acting: exemptions, releasedOn: released?.date ?? null });
  const bonds = await store.bondsOf(matter.id);
  const cover = computeBondCover([...bonds.values()], asked.value, country);
  return { country, law, acting, willExempts, isExempt: isEveryoneExempt(exemptions), assets, asked, bonds, cover };
}
