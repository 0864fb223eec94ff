import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { DemoCaller } from './call-in-firm';
import { createIdNumber } from './large-family';
import { lettersOfTrusts } from './matter-dates';

interface DemoTrustee {
  readonly first?: string;
  readonly name: string;
  readonly born?: string;
  readonly more?: object;
}
interface DemoTrust {
  readonly reference: string;
  readonly least: number;
  readonly most?: number;
  readonly trustees: readonly DemoTrustee[];
}

const letters = lettersOfTrusts;
const trusts: readonly DemoTrust[] = [
  {
    reference: 'TRU/2026/00001',
    least: 2,
    most: 4,
    trustees: [
      { first: 'Pieter', name: 'Van Niekerk', born: '1958-02-11' },
      {
        first: 'Suren',
        name: 'Pillay',
        born: '1971-09-03',
        more: {
          trusteeKind: 'independent',
          independence: ['outsider', 'unrelated', 'noBenefit', 'knowsLaw', 'qualified', 'liability'],
        },
      },
    ],
  },
  // One of its two trustees died: it is below its minimum.
  {
    reference: 'TRU/2026/00002',
    least: 2,
    trustees: [
      { first: 'Lerato', name: 'Molefe', born: '1966-12-01' },
      { first: 'Dirk', name: 'Molefe', born: '1949-07-19' },
    ],
  },
  {
    reference: 'TRU/2026/00003',
    least: 1,
    trustees: [{ first: 'Annelie', name: 'Cronje', born: '1975-04-28' }],
  },
  // The award of a claimant is held by a practitioner and a bank's trust company.
  {
    reference: 'TRU/2026/00004',
    least: 2,
    trustees: [
      { first: 'Thandi', name: 'Maseko', born: '1980-05-22' },
      {
        name: 'Rante Trustees (Pty) Ltd',
        more: { kind: 'company', trusteeKind: 'corporate', nominee: 'Nomvula Dlamini' },
      },
    ],
  },
  {
    reference: 'TRU/2026/00005',
    least: 1,
    trustees: [
      {
        name: 'Kaap Trustees (Pty) Ltd',
        more: { kind: 'company', trusteeKind: 'corporate', nominee: 'Johan Fourie' },
      },
    ],
  },
];

async function addTrustees(
  tx: Tx,
  call: DemoCaller,
  matterID: number,
  trust: DemoTrust,
  place: number,
): Promise<number[]> {
  const deed = { leastTrustees: trust.least, mostTrustees: trust.most ?? null };
  const about = { deedDate: '2021-01-20', financialYearEnd: '02-28' };
  await tx.run(sql`update matter set details = details || ${JSON.stringify(deed)}::jsonb where id = ${matterID}`);
  await tx.run(sql`
    update matter_party set details = details || jsonb_build_object('trust', ${JSON.stringify(about)}::jsonb || coalesce(details -> 'trust', '{}'))
    where matter_id = ${matterID} and role = 'main'`);
  const ids: number[] = [];
  for (const [at, { first, name, born, more }] of trust.trustees.entries()) {
    const { id } = await call(trusteeCalls.saveTrustee, {
      matterID,
      kind: 'person',
      firstNames: first ?? null,
      surname: name,
      ...(born && { idNumber: createIdNumber(born, at % 2 ? 0 : 1, 720 + place * 10 + at) }),
      address1: '12 Kerk Street',
      city: 'Stellenbosch',
      code: '7600',
      acceptedDate: '2021-02-02',
      authorisedDate: letters,
      checkedDate: '2021-02-02',
      ...more,
    } as never);
    ids.push(id);
  }
  return ids;
}

/** What the regulations ask of each owner, so that the register is whole. */
async function addParticulars(tx: Tx, call: DemoCaller, matterID: number): Promise<void> {
  await tx.run(sql`
    update matter_party set address1 = coalesce(address1, '12 Kerk Street'), city = coalesce(city, 'Stellenbosch'),
      code = coalesce(code, '7600'), email = coalesce(email, 'owner' || id || '@example.test')
    where matter_id = ${matterID} and kind = 'person'`);
  const people = await tx.rows<{ id: number; standing: string | null }>(sql`
    select p.id, f.standing from matter_party p
      left join owner_fact f on f.intermediary_id = p.intermediary_id and f.matter_id = p.matter_id and f.party_id = p.id
    where p.matter_id = ${matterID} and p.kind = 'person' and (p.role in ('founder', 'beneficiary', 'owner') or p.is_beneficiary
      or exists (select from trustee t where t.intermediary_id = p.intermediary_id and t.matter_id = p.matter_id and t.party_id = p.id))
    order by p.id`);
  for (const { id, standing } of people) {
    await call(ownerCalls.saveParticulars, {
      partyID: id,
      standing,
      nationality: 'South African',
      citizenship: 'South African',
    } as never);
  }
}

/** A beneficiary company held by a person and a trust: the register names the natural persons at both ends. */
async function addOwners(tx: Tx, call: DemoCaller, matterID: number, today: LocalDate): Promise<void> {
  await call(partyCalls['founder.add'], {
    matterID,
    kind: 'person',
    firstNames: 'Gideon',
    surname: 'Malan',
    idNumber: createIdNumber('1962-01-17', 1, 781),
    details: { foundedDate: '2021-01-20' },
  } as never);
  const { id: company } = await call(beneficiaryCalls.add, {
    matterID,
    kind: 'company',
    surname: 'Blaauwberg Beleggings (Pty) Ltd',
    dateOfBeneficialOwner: '2021-03-15',
    trustBeneficialOwnerGrounds: 'Named in clause 4 of the deed',
  } as never);
  const saveHolding = (ofID: number, details: object) => call(ownerCalls.saveHolding, { ofID, ...details } as never);
  const holder = {
    kind: 'person',
    firstNames: 'Ilse',
    surname: 'Van Niekerk',
    idNumber: createIdNumber('1990-06-21', 0, 782),
  };
  await saveHolding(company, { holder, how: 'shareholder', percent: 60, sinceDate: '2021-03-15' });
  await saveHolding(company, {
    holder: { kind: 'trust', surname: 'Kestrel Trust' },
    how: 'shareholder',
    percent: 40,
    sinceDate: '2022-07-01',
  });
  const { id: kestrel } = await tx.one<{ id: number }>(
    sql`select id from matter_party where matter_id = ${matterID} and surname = 'Kestrel Trust'`,
  );
  await saveHolding(kestrel, {
    holder: { kind: 'person', firstNames: 'Thandi', surname: 'Dube', idNumber: createIdNumber('1983-10-30', 0, 783) },
    how: 'trustee',
    sinceDate: '2022-07-01',
  });
  await addParticulars(tx, call, matterID);
  await call(ownerCalls.confirmControllers, { matterID, isConfirmed: true });
  await call(ownerCalls.lodge, { matterID, lodgedDate: addDays(today, -60), receipt: 'BO 88121' });
}

/** Trustees of the demo's trusts in different states, and one register of beneficial owners that goes deep. */
export async function addTrustPeople(
  tx: Tx,
  call: DemoCaller,
  idOf: (reference: string) => number,
  now: Date,
): Promise<void> {
  const today = computeDayAt(now);
  for (const [place, trust] of trusts.entries()) {
    const matterID = idOf(trust.reference);
    const [, second] = await addTrustees(tx, call, matterID, trust, place);
    if (place === 0) await addOwners(tx, call, matterID, today);
    if (place === 1 && second) {
      const body = { matterID, trusteeIDs: [second], newStatus: 'deceased', date: addDays(today, -40) };
      await call(trusteeCalls.UpdateTrusteeStatuses, body as never);
    }
  }
}
