import { describe, expect, test } from 'vitest';
import { systemType, systemTypes } from '../matter/kinds';
import { findDocumentKind, documentKinds } from './document-kinds';
import { listMissingPapers, neededPapers } from './needed-papers';

const estate = ['Instruction received', 'Estate reported', 'Letters received', 'Notice to creditors published'];
const facts = { hasWill: true, isMarried: false };
const listMissing = (stage: number, told = facts, filed: number[] = []) =>
  listMissingPapers(systemType.estateLate, estate, stage, told, new Set(filed));
const listNumbers = (papers: ReturnType<typeof listMissing>): number[] => papers.map(({ kinds }) => kinds[0]!);

describe('papers that are missing', () => {
  test('before anything was reached, only those of the first milestone are asked for', () => {
    expect(listMissing(0)).toEqual([{ kinds: [201], by: 'Instruction received', section: null, isOverdue: false }]);
  });

  test('are those of what is reached, overdue, and of what comes next', () => {
    const asked = listMissing(1);
    expect(asked.filter(({ isOverdue }) => isOverdue).map(({ kinds }) => kinds[0])).toEqual([201]);
    expect(listNumbers(asked)).toEqual([201, 52, 203, 202, 204, 55, 53, 206]);
  });

  test('follow from what the matter is: no will asks for the next of kin, a marriage for its proof', () => {
    const asked = listNumbers(listMissing(1, { hasWill: false, isMarried: true }));
    expect([204, 59, 60, 205].map((one) => asked.includes(one))).toEqual([false, true, true, true]);
  });

  test('one of several will do: an undertaking in place of an acceptance', () => {
    expect(listNumbers(listMissing(1, facts, [54]))).not.toContain(53);
    expect(listNumbers(listMissing(1, facts, [53]))).not.toContain(53);
  });

  test('what is filed is not asked for again, whatever the stage', () => {
    const all = documentKinds.map(({ number }) => number);
    for (const stage of [0, 1, 2, 3, 4]) expect(listMissing(stage, facts, all)).toEqual([]);
  });

  test('a later stage never asks for less', () => {
    for (let stage = 1; stage <= estate.length; stage += 1)
      expect(listNumbers(listMissing(stage))).toEqual(expect.arrayContaining(listNumbers(listMissing(stage - 1))));
  });
});

describe('kinds of paper', () => {
  test('have one number and one name each', () => {
    expect(new Set(documentKinds.map(({ number }) => number)).size).toBe(documentKinds.length);
    expect(new Set(documentKinds.map(({ name }) => name)).size).toBe(documentKinds.length);
  });

  test.each(systemTypes)('what type %i needs is offered to it', (type) => {
    for (const { kinds } of neededPapers[type])
      for (const one of kinds) expect(findDocumentKind(one)?.systemTypes, String(one)).toContain(type);
  });
});
