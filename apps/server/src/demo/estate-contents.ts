import { assetBulkCalls, assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { noticeToCreditors } from '@boedel/contract/meetings/offered-types';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { rebateCalls } from '@boedel/contract/rebate/rebate.calls';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { advanceCalls } from '@boedel/contract/wills/wills.calls';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { Services } from '../platform/services';
import { addBankYears, addEstateLines } from './bank-years';
import { createCaller, type DemoCaller, runInFirm, type DemoWorker } from './call-in-firm';
import { addDocuments } from './documents';
import {
  type DemoAssetRow,
  createLargeAssets,
  largeCosts,
  largeFinds,
  createLargeLiabilities,
  type DemoLiabilityRow,
  priorDeath,
} from './large-estate';
import { fillInsolvencies } from './insolvencies';
import { addInsolvencyPaperFacts } from './insolvency-papers';
import { addConfirmedInsolvency, confirmedInsolvency } from './confirmed-insolvency';
import { addFamilyAndWill, createIdNumber } from './large-family';
import { largeEstate } from './matters';
import { addPaperFacts, demoPaperMatters } from './papers';
import { addRafTrust } from './trust-money';
import { addTrustOfWill, estateWithTrust } from './trust-of-will';
import { addTrustPeople } from './trust-people';
import { addTrustYear } from './trust-year';
import {
  createAccrualEstate,
  type DemoEstateContents,
  createHoldings,
  createNamibianEstate,
  patientEstate,
  createSmallEstate,
  createUsualEstate,
} from './usual-estates';
import { addTasks } from './tasks';
import { addTrustActivities } from './trust-activities';
import { addClients } from './clients';
import { addWaits } from './waits';

/** Estates of the demo that show one thing each. */
export const demoEstates = {
  large: largeEstate,
  section18: 'EST/2026/00004',
  accrual: 'EST/2026/00013',
  patient: 'CUR/2026/00031',
  /** Two years of bank lines, the first of them matched. */
  bankYears: 'CUR/2026/00030',
} as const;

interface DemoContentsMatter {
  readonly id: number;
  readonly system_type: number;
  readonly reference: string;
  readonly died_on: string | null;
}

async function addContents(
  call: DemoCaller,
  matterID: number,
  { assets, liabilities }: { assets: readonly DemoAssetRow[]; liabilities: readonly DemoLiabilityRow[] },
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
async function readFamily(tx: Tx, matterId: number): Promise<ReadonlyMap<string, number>> {
  const family = await tx.rows<{ id: number; role: string; first_names: string }>(sql`
    select id, role, first_names from matter_party where matter_id = ${matterId} and role in ('main', 'spouse', 'child')`);
  return new Map(family.map(({ id, role, first_names }) => [role === 'main' ? 'main' : first_names, id]));
}

async function fillLargeEstate(tx: Tx, call: DemoCaller, matterId: number): Promise<void> {
  const known = await readFamily(tx, matterId);
  const findPerson = (first: string): number => known.get(first)!;
  const people = {
    spouse: findPerson('Aletta Susanna'),
    daughter: findPerson('Marlene'),
    son: findPerson('Petrus Jacobus'),
  };
  const widow = await tx.one<{ known_id: number }>(sql`select known_id from matter_party where id = ${people.spouse}`);
  const contents = { assets: createLargeAssets(people), liabilities: createLargeLiabilities(widow.known_id) };
  const assets = await addContents(call, matterId, contents);
  for (const [name, ...costs] of largeCosts) {
    for (const cost of costs) {
      await call(assetCalls.saveAssetAmount, { assetID: assets.get(name)!, purpose: 'cost', ...cost });
    }
  }
  await addFamilyAndWill(call, matterId, known, assets);
  for (const find of largeFinds) await call(findCalls.add, { matterID: matterId, ...find });
  // A gift the will frees from being brought in: it is told, and changes nobody's part.
  await call(advanceCalls.add, {
    matterID: matterId,
    partyID: people.son,
    amount: 250_000,
    givenDate: '2011-09-30',
    description: 'Breeding stock to begin farming with',
    isExcused: true,
  });
  const { asset, ...earlier } = priorDeath;
  await call(rebateCalls.add, { matterID: matterId, assetID: assets.get(asset)!, ...earlier });
  await addCreditorsNotice(tx, call, matterId);
  // The widow inherits, has a claim and acts: three parts in one matter, which the reader is to see at once.
  await call(executorCalls.SaveExecutor, {
    matterID: matterId,
    kind: 'person',
    firstNames: 'Aletta Susanna',
    surname: 'Van der Merwe',
    knownID: widow.known_id,
    details: { capacity: 'Co-executor', isExemptFromSecurity: true },
  } as never);
}

/** The notice to creditors as it appeared, on the day the key dates have for it. */
async function addCreditorsNotice(tx: Tx, call: DemoCaller, matterID: number): Promise<void> {
  const { appeared } = await tx.one<{ appeared: string }>(sql`
    select due_on::text as appeared from diary_entry where matter_id = ${matterID} and event = 'creditorsNotice'`);
  const partners = await tx.rows<{ id: number }>(sql`
    select id from publicationpartner where intermediary_id = (select intermediary_id from matter where id = ${matterID}) order by id`);
  await call(meetingCalls.add, {
    matterID,
    type: noticeToCreditors,
    gazetteID: partners[0]!.id,
    gazetteDate: appeared,
    gazetteNumber: '54 412, p 118',
    gazetteCost: 37.82,
    newspaperID: partners[1]!.id,
    newspaperDate: appeared,
    newspaperLanguage: 'Afrikaans',
    newspaperCost: 486.5,
    orderedDate: appeared,
  });
}

const nothing: DemoEstateContents = { assets: [], liabilities: [] };
const readNumber = (reference: string): number => Number(reference.split('/').at(-1));

function createContents(matter: DemoContentsMatter, country: string): DemoEstateContents {
  const { system_type: type, reference } = matter;
  const died = matter.died_on ?? '2026-01-01';
  if (type === systemType.estateLate) {
    if (country === 'Namibia')
      return reference === largeEstate ? createNamibianEstate(died) : createUsualEstate(readNumber(reference), died);
    if (reference === demoEstates.section18) return createSmallEstate(died);
    return reference === demoEstates.accrual
      ? createAccrualEstate(died)
      : createUsualEstate(readNumber(reference), died);
  }
  if (reference === demoEstates.patient) return patientEstate;
  return readNumber(reference) % 3 === 1 ? { assets: createHoldings(readNumber(reference)), liabilities: [] } : nothing;
}

/** The marriage with accrual: who was married, when, and what each brought in. */
async function addAccrual(tx: Tx, call: DemoCaller, matterID: number): Promise<void> {
  const spouse = await call(partyCalls['spouse.add'], {
    matterID,
    surname: 'Coetzee',
    firstNames: 'Elmarie',
    dateOfBirth: '1964-08-02',
    idNumber: createIdNumber('1964-08-02', 0, 412),
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
async function addBonds(tx: Tx, call: DemoCaller, matters: readonly DemoContentsMatter[]): Promise<void> {
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
      demoPaperMatters[1],
      { number: 'BV 2026/0097', amount: 4_500_000, issuedDate: '2026-05-06', premiumPaidTo: '2027-05-06' },
    ],
    [
      demoPaperMatters[2],
      { number: 'BV 2026/0188', amount: 3_400_000, issuedDate: '2026-10-02', premiumPaidTo: '2027-10-02' },
    ],
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

/**
 * A husband or wife for every marriage that names none, and children for every estate without any, so that there are heirs
 * and with them duty: a few statements before the estates are filled, because each of them is worked out then anyway.
 */
async function addHeirs(tx: Tx): Promise<void> {
  await tx.run(sql`
    insert into matter_party (matter_id, role, kind, first_names, surname, gender, born_on)
    select p.matter_id, 'spouse', 'person', case when p.gender = 1 then 'Elizabeth' else 'Daniel' end, p.surname, 1 - coalesce(p.gender, 1),
      coalesce(p.born_on, p.died_on - interval '64 years')::date + interval '2 years'
    from matter_party p join marriage w on w.intermediary_id = p.intermediary_id and w.matter_id = p.matter_id and w.spouse_id is null
      join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
    where p.role = 'main' and p.died_on is not null and m.reference <> ${demoEstates.accrual}
      and not exists (select from matter_party s where s.matter_id = p.matter_id and s.role = 'spouse')
    order by p.matter_id`);
  await tx.run(sql`
    update marriage w set spouse_id = s.id, married_on = s.born_on + interval '25 years', version = w.version + 1,
      own_commencement_cents = case when w.contract = 'with accrual' then 0 end,
      spouse_commencement_cents = case when w.contract = 'with accrual' then 0 end,
      cpi_at_marriage = case when w.contract = 'with accrual' then '58.4' end, cpi_at_end = case when w.contract = 'with accrual' then '118.6' end,
      spouse_end_value_cents = case when w.contract = 'with accrual' then 45000000 end
    from matter_party s where s.intermediary_id = w.intermediary_id and s.matter_id = w.matter_id and s.role = 'spouse' and w.spouse_id is null`);
  await tx.run(sql`
    insert into matter_party (matter_id, role, kind, first_names, surname, gender, born_on, details)
    select m.id, 'child', 'person', heir.first, p.surname, heir.gender,
      coalesce(p.born_on, p.died_on - interval '64 years')::date + heir.after, '{"relationship": "born of the marriage"}'
    from matter m join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
      cross join (values ('Johanna', 0, interval '27 years'), ('Lukas', 1, interval '30 years')) as heir (first, gender, after)
    where m.system_type = ${systemType.estateLate} and p.kind = 'person' and p.died_on is not null
      and not exists (select from matter_party c where c.matter_id = m.id and c.role = 'child')
    order by m.id, heir.gender`);
  await tx.run(sql`
    insert into parentage (matter_id, child_id, parent_id, kind)
    select c.matter_id, c.id, p.id, 'birth' from matter_party c
      join matter_party p on p.intermediary_id = c.intermediary_id and p.matter_id = c.matter_id and p.role = 'main'
      join matter m on m.intermediary_id = c.intermediary_id and m.id = c.matter_id and m.system_type = ${systemType.estateLate}
    where c.role = 'child' and not exists (select from parentage x where x.child_id = c.id)
      and m.reference <> ${largeEstate}`);
  // No scale of the Namibian Master is on record: the fee is captured.
  await tx.run(sql`
    insert into estate_setting (matter_id, masters_fee_amount_cents)
    select m.id, 60000 from matter m join intermediary i on i.id = m.intermediary_id
    where m.system_type = ${systemType.estateLate} and i.country = 'Namibia'
      and not exists (select from estate_setting x where x.matter_id = m.id)`);
}

/** Fills a firm's demo matters with what they hold, owe and have secured, by the product's own calls. */
export async function fillEstates(tx: Tx, services: Services, firmId: number, country: string): Promise<void> {
  const person = await tx.one<{ id: number; email: string; full_name: string }>(sql`
    select p.id, p.email, p.full_name from membership m join person p on p.id = m.person_id
    where m.intermediary_id = ${firmId} and 'Capture Matter' = any(m.roles)
    order by 'Admin' = any(m.roles) desc, p.id limit 1`);
  const worker: DemoWorker = {
    personId: person.id,
    email: person.email,
    fullName: person.full_name,
    firmId,
    country: findCountry(country) ?? defaultCountry,
  };
  const call = createCaller(tx, services, worker);
  await runInFirm(tx, firmId, person.id, async () => {
    const matters = await tx.rows<DemoContentsMatter>(sql`
      select m.id, m.system_type, m.reference, p.died_on from matter m
        join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
      order by m.id`);
    await addHeirs(tx);
    for (const matter of matters) {
      const isLarge = matter.reference === demoEstates.large && country === 'South Africa';
      if (isLarge) await fillLargeEstate(tx, call, matter.id);
      else await addContents(call, matter.id, createContents(matter, country));
      if (matter.reference === demoEstates.accrual) await addAccrual(tx, call, matter.id);
    }
    await addBonds(tx, call, matters);
    await addClients(tx, call, country);
    const findId = (reference: string): number => matters.find((one) => one.reference === reference)!.id;
    if (country === 'South Africa') {
      await addBankYears(tx, services, worker, findId(demoEstates.bankYears));
      await addEstateLines(tx, call, findId(demoEstates.large));
      await addPaperFacts(tx, call, findId);
      await addTrustPeople(tx, call, findId, services.clock());
      await addDocuments(tx, call, findId(demoEstates.large));
      await fillInsolvencies(call, findId);
      // Of this one no proof came yet.
      await addCreditorsNotice(tx, call, findId(demoPaperMatters[2]));
      await addWaits(call, findId, services.clock());
      await addTasks(call, findId, services.clock());
      await addInsolvencyPaperFacts(tx, call, findId);
      await addConfirmedInsolvency(tx, services, worker, findId(confirmedInsolvency));
      await addRafTrust(call, findId('TRU/2026/00004'), services.clock());
      await addTrustYear(tx, call, findId('TRU/2026/00001'), services.clock());
      await addTrustActivities(tx, call, services.clock());
      await addTrustOfWill(tx, call, findId(estateWithTrust));
    }
  });
}
