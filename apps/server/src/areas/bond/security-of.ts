import { type Cover, coverOf } from '@boedel/domain/bond/cover';
import type { Bond } from '@boedel/domain/bond/bond';
import {
  allExempt,
  exemptBy,
  type ExemptBy,
  securityAsked,
  type SecurityLaw,
  securityLaw,
} from '@boedel/domain/bond/security-asked';
import type { AssetTotals } from '@boedel/domain/assets/asset-totals';
import { type Country, countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Worked } from '@boedel/domain/law/worked';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { totalsOfAssets } from '../assets/assets-of';
import { eventsOf } from '../diary/matter-event.store';
import { bondStore } from './bond.store';

export interface Security {
  readonly country: Country;
  readonly law: SecurityLaw;
  readonly acting: readonly { readonly name: string; readonly exempt: ExemptBy | null }[];
  readonly willExempts: boolean;
  readonly isExempt: boolean;
  readonly assets: AssetTotals;
  readonly asked: Worked<Cents>;
  readonly bonds: ReadonlyMap<number, Bond>;
  readonly cover: Cover;
}

/** What the Master asks in this matter by its assets as they stand, and what is secured. */
export async function securityOf(tx: Tx, matter: OpenedMatter): Promise<Security> {
  const store = bondStore(tx);
  const country = countryNamed(matter.country) ?? defaultCountry;
  const kind = await store.kindOfMain(matter.id);
  const of = {
    systemType: matter.system_type as SystemType,
    country,
    isCompany: kind === 'company' || kind === 'close corporation',
  };
  const law = securityLaw(of);
  // A consultation has no such tab: nobody is appointed in it.
  if (!law) throw new NotFound();
  const willExempts = await store.willExempts(matter.id);
  const acting = (await store.acting(matter.id)).map(({ name, capacity, is_exempt: isExempt }) => ({
    name,
    exempt: exemptBy({ capacity, isExempt }, willExempts),
  }));
  const exemptions = acting.map(({ exempt }) => exempt);
  const assets = await totalsOfAssets(tx, matter.id);
  const events = await eventsOf(tx, matter.id);
  const released = [events.get('released'), events.get('discharged')].find((event) => event?.isDone);
  const asked = securityAsked({ ...of, assets, acting: exemptions, releasedOn: released?.date ?? null });
  const bonds = await store.bondsOf(matter.id);
  const cover = coverOf([...bonds.values()], asked.value, country);
  return { country, law, acting, willExempts, isExempt: allExempt(exemptions), assets, asked, bonds, cover };
}
