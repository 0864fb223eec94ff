import { describe, expect, test } from 'vitest';
import { ann, noFees, today } from '../accounts/two-heirs.testing';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { createTestAsset, createTestEstate, createTestPerson, createTaker } from '../estate/estate.testing';
import { expectGranted } from '../law/testing';
import { nil, rand } from '../money/cents';
import { computeDutyRelief } from './duty-relief';

const createTenMillionEstate = (died: string, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    died,
    people: [ann],
    assets: [
      createTestAsset('farm', 3_000_000, 'inKind'),
      createTestAsset('bank', 7_000_000, 'money', { class: 'claim' }),
    ],
    will: { legacies: [], residue: { to: [createTaker('ann', 1)] } },
    settings: noFees,
    ...more,
  });

test('in community half of the property is in this estate, and half of what it bore duty on before', () => {
  const wife = createTestPerson('wife', { sex: 'F', bornOn: toLocalDate('1960-01-01') });
  const first = {
    died: toLocalDate('2021-05-10'),
    duty: rand(1_100_000),
    netValue: rand(9_000_000),
    propertyValue: rand(4_800_000),
  };
  // Everything twice DE-S07 in the joint estate: the same halves, the same relief.
  const joint = createTenMillionEstate('2024-03-01', {
    people: [ann, wife],
    marriages: [{ kind: 'civil', contract: 'none', marriedOn: toLocalDate('1990-01-01'), spouseId: 'wife' }],
    assets: [
      createTestAsset('farm', 6_000_000, 'inKind'),
      createTestAsset('bank', 14_000_000, 'money', { class: 'claim' }),
    ],
    earlierDuties: [{ id: '4', item: { list: 'assets', id: 'farm' }, first }],
  });
  const relief = expectGranted(computeDutyRelief(joint, today));
  expect([relief.totalRelief, relief.duty.value]).toEqual([rand(249_600), rand(1_050_400)]);
  expect(relief.reliefs[0]!.worked.lines[3]!.value).toBe(rand(293_333.33));
});

test('DE-S07 rapid succession: each property with how its relief came about', () => {
  const first = {
    died: toLocalDate('2021-05-10'),
    duty: rand(1_100_000),
    netValue: rand(9_000_000),
    propertyValue: rand(2_400_000),
  };
  const relief = expectGranted(
    computeDutyRelief(
      createTenMillionEstate('2024-03-01', {
        earlierDuties: [{ id: '4', item: { list: 'assets', id: 'farm' }, first }],
      }),
      today,
    ),
  );
  expect(relief.reliefs.map(({ earlierDutyId, worked }) => [earlierDutyId, worked.value])).toEqual([
    ['4', rand(249_600)],
  ]);
  expect([relief.totalRelief, relief.duty.value]).toEqual([rand(249_600), rand(1_050_400)]);
  expect(relief.reliefs[0]!.worked.lines.map(({ value }) => value)).toEqual([
    rand(2_400_000),
    rand(312_000),
    rand(249_600),
    rand(293_333.33),
    rand(249_600),
  ]);
});

describe('DE-S04 the abatement a spouse left', () => {
  const spouse = { id: 'pa', name: 'Pa', kind: 'natural' as const, diedOn: toLocalDate('2015-01-01') };
  const createWidowEstate = (evidenceFiled: boolean): Estate =>
    createTenMillionEstate('2024-03-01', {
      people: [ann, spouse],
      marriages: [
        {
          kind: 'civil',
          spouseId: 'pa',
          marriedOn: toLocalDate('1980-01-01'),
          contract: 'withoutAccrual',
          earlierEstate: { abatementUsed: nil, evidenceFiled },
        },
      ],
    });

  test('is deducted with its evidence', () => {
    const relief = expectGranted(computeDutyRelief(createWidowEstate(true), today));
    expect([relief.abatement.value, relief.fromSpouse, relief.duty.value]).toEqual([
      rand(7_000_000),
      'pa',
      rand(600_000),
    ]);
    expect(relief.onceEvidenceFiled).toBeUndefined();
  });

  test('is shown, and not deducted, without it', () => {
    const relief = expectGranted(computeDutyRelief(createWidowEstate(false), today));
    expect([relief.abatement.value, relief.fromSpouse, relief.duty.value]).toEqual([
      rand(3_500_000),
      undefined,
      rand(1_300_000),
    ]);
    expect(relief.onceEvidenceFiled).toMatchObject({ abatement: rand(7_000_000), duty: rand(600_000) });
  });
});
