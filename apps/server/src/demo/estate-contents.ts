import { assetBulkCalls } from '@boedel/contract/assets/assets.calls';
import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { Parts } from '../platform/parts';
import { callerIn, type Caller, inFirm } from './call-in-firm';
import { type AssetRow, largeAssets, largeLiabilities, type LiabilityRow } from './large-estate';
import { addFamilyAndWill, madeUpIdNumber } from './large-family';
import { largeEstate } from './matters';
import {
  accrualEstate,
  type Contents,
  holdings,
  namibianEstate,
  patientEstate,
  smallEstate,
  usualEstate,
} from './usual-estates';

/** Estates of the demo that show one thing each. */
export const demoEstates = {
  large: largeEstate,
  section18: 'EST/2026/00004',
  accrual: 'EST/2026/00013',
  patient: 'CUR/2026/00031',
} as const;

interface Matter {
  readonly id: number;
  readonly system_type: number;
  readonly reference: string;
  readonly died_on: string | null;
}

async function addContents(
  call: Caller,
  matterID: number,
  { assets, liabilities }: { assets: readonly AssetRow[]; liabilities: readonly LiabilityRow[] },
): Promise<ReadonlyMap<string, number>> {
  if (assets.length === 0) return new Map();
  const { rows } = await call(assetBulkCalls.addMany, { matterID, rows: [...assets] });
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  for (const { on = [], decided, ...liability } of liabilities) {
    const securedBy = on.map((name) => ({ assetID: ids.get(name)! }));
    const { id, version } = await call(liabilityCalls.add, { matterID, ...liability, securedBy });
    if (decided) await call(liabilityCalls.update, { id, version, ...liability, ...decided, securedBy });
  }
  return ids;
}

/** Whom the matter is about, the widow and the children, by their first names. */
async function familyOf(tx: Tx, matterId: number): Promise<ReadonlyMap<string, number>> {
  const family = await tx.rows<{ id: number; role: string; first_names: string }>(sql`
    select id, role, first_names from matter_party where matter_id = ${matterId} and role in ('main', 'spouse', 'child')`);
  return new Map(family.map(({ id, role, first_names }) => [role === 'main' ? 'main' : first_names, id]));
}

async function fillLargeEstate(tx: Tx, call: Caller, matterId: number): Promise<void> {
  const known = await familyOf(tx, matterId);
  const who = (first: string): number => known.get(first)!;
  const people = { spouse: who('Aletta Susanna'), daughter: who('Marlene'), son: who('Petrus Jacobus') };
  const contents = { assets: largeAssets(people), liabilities: largeLiabilities };
  await addFamilyAndWill(call, matterId, known, await addContents(call, matterId, contents));
}

const nothing: Contents = { assets: [], liabilities: [] };
const numberOf = (reference: string): number => Number(reference.split('/').at(-1));

function contentsOf(matter: Matter, country: string): Contents {
  const { system_type: type, reference } = matter;
  const died = matter.died_on ?? '2026-01-01';
  if (type === systemType.estateLate) {
    if (country === 'Namibia')
      return reference === largeEstate ? namibianEstate(died) : usualEstate(numberOf(reference), died);
    if (reference === demoEstates.section18) return smallEstate(died);
    return reference === demoEstates.accrual ? accrualEstate(died) : usualEstate(numberOf(reference), died);
  }
  if (reference === demoEstates.patient) return patientEstate;
  return numberOf(reference) % 3 === 1 ? { assets: holdings(numberOf(reference)), liabilities: [] } : nothing;
}

/** The marriage with accrual: who was married, when, and what each brought in. */
async function addAccrual(tx: Tx, call: Caller, matterID: number): Promise<void> {
  const spouse = await call(partyCalls['spouse.add'], {
    matterID,
    surname: 'Coetzee',
    firstNames: 'Elmarie',
    dateOfBirth: '1964-08-02',
    idNumber: madeUpIdNumber('1964-08-02', 0, 412),
    gender: 0,
  });
  const [marriage] = await tx.rows<{ id: number; version: number }>(
    sql`select id, version from marriage where matter_id = ${matterID}`,
  );
  await call(marriageCalls.update, {
    ...marriage!,
    kind: 'civil marriage',
    contract: 'with accrual',
    spouseID: spouse.id,
    marriedDate: '1991-03-16',
    place: 'Bloemfontein',
    contractNumber: 'H 114/1991',
    ownCommencement: 40_000,
    spouseCommencement: 65_000,
    spouseEndValue: 910_000,
    cpiAtMarriage: '14.2',
    cpiAtEnd: '118.6',
  });
}

/** Security of a few matters: one covered, one below its assets, one only applied for. */
async function addBonds(tx: Tx, call: Caller, matters: readonly Matter[]): Promise<void> {
  const provider = await tx.maybe<{ id: number }>(sql`select id from bondofsecurityprovider order by id limit 1`);
  if (!provider) return;
  const bonds: readonly (readonly [string, object])[] = [
    [
      demoEstates.patient,
      {
        number: 'BV 2026/0031',
        amount: 4_300_000,
        appliedDate: '2026-03-02',
        issuedDate: '2026-03-12',
        lodgedDate: '2026-03-20',
        premiumPaidTo: '2027-03-12',
      },
    ],
    [
      'INS/2026/00001',
      {
        number: 'BV 2026/0112',
        amount: 1_500_000,
        appliedDate: '2026-02-02',
        issuedDate: '2026-02-16',
        lodgedDate: '2026-02-20',
        premiumPaidTo: '2027-02-16',
      },
    ],
    [demoEstates.accrual, { amount: 3_000_000, appliedDate: '2026-10-20' }],
    [
      'TRU/2026/00004',
      { number: 'BV 2026/0204', amount: 5_200_000, issuedDate: '2026-05-04', premiumPaidTo: '2027-05-04' },
    ],
  ];
  for (const [reference, bond] of bonds) {
    const matter = matters.find((one) => one.reference === reference);
    if (matter) await call(bondCalls.add, { matterID: matter.id, providerID: provider.id, ...bond } as never);
  }
}

/** Fills a firm's demo matters with what they hold, owe and have secured, by the product's own calls. */
export async function fillEstates(tx: Tx, parts: Parts, firmId: number, country: string): Promise<void> {
  const person = await tx.one<{ id: number; email: string; full_name: string }>(sql`
    select p.id, p.email, p.full_name from membership m join person p on p.id = m.person_id
    where m.intermediary_id = ${firmId} and 'Capture Matter' = any(m.roles) order by p.id limit 1`);
  const call = callerIn(tx, parts, { personId: person.id, email: person.email, fullName: person.full_name, firmId });
  await inFirm(tx, firmId, person.id, async () => {
    const matters = await tx.rows<Matter>(sql`
      select m.id, m.system_type, m.reference, p.died_on from matter m
        join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
      order by m.id`);
    for (const matter of matters) {
      const isLarge = matter.reference === demoEstates.large && country === 'South Africa';
      if (isLarge) await fillLargeEstate(tx, call, matter.id);
      else await addContents(call, matter.id, contentsOf(matter, country));
      if (matter.reference === demoEstates.accrual) await addAccrual(tx, call, matter.id);
    }
    await addBonds(tx, call, matters);
  });
}
