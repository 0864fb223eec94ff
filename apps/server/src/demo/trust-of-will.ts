import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { DemoCaller } from './call-in-firm';
import { createIdNumber } from './large-family';

/** The will of this estate makes a trust. */
export const estateWithTrust = 'EST/2026/00021';

/**
 * A grandfather's will: the house and a sum of money to a trust for two grandchildren, the rest to the widow. The trust is an
 * heir of the estate and has no matter yet, so that one can be made of it.
 */
export async function addTrustOfWill(tx: Tx, call: DemoCaller, matterID: number): Promise<void> {
  const people = await tx.rows<{ id: number; role: string; first_names: string; surname: string }>(sql`
    select id, role, first_names, surname from matter_party where matter_id = ${matterID} and role in ('spouse', 'child') order by id`);
  const [widow, son] = [
    people.find(({ role }) => role === 'spouse')!,
    people.findLast(({ role }) => role === 'child')!,
  ];
  const createGrandchild = (firstNames: string, dateOfBirth: string, gender: 0 | 1, sequence: number) =>
    call(beneficiaryCalls.add, {
      matterID,
      kind: 'person',
      firstNames,
      surname: son.surname,
      dateOfBirth,
      idNumber: createIdNumber(dateOfBirth, gender, sequence),
      gender,
      relationship: 'grandchild',
      guardian: `${son.first_names} ${son.surname}`,
      moneyHeldBy: 'trust',
      parents: [{ parentID: son.id }],
    } as never);
  await createGrandchild('Kagiso', '2015-04-01', 1, 821);
  await createGrandchild('Amahle', '2018-09-23', 0, 822);
  const { id: trust } = await call(beneficiaryCalls.add, {
    matterID,
    kind: 'trust',
    surname: `${son.surname} Grandchildren Trust`,
    trustees: [{ name: `${son.first_names} ${son.surname}` }, { name: 'Suren Pillay' }],
  } as never);
  const house = await tx.one<{ id: number }>(
    sql`select id from asset where matter_id = ${matterID} and kind = 'immovable' order by id limit 1`,
  );
  const createTaker = (partyID: number) => [{ partyID, part: 'taker' as const, share: '1' }];
  await call(willCalls.save, {
    matterID,
    datedOn: '2022-06-14',
    place: 'Pretoria',
    clauses: [
      { key: '1', clause: '1', kind: 'asset', assetID: house.id, takers: createTaker(trust) },
      { key: '2', clause: '2', kind: 'cash', amount: 150_000, takers: createTaker(trust) },
      { key: '3', clause: '3', kind: 'residue', takers: createTaker(widow.id) },
    ],
    version: null,
  } as never);
}
