import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { type AccessRight, accessRightNames } from '../access/access-rights';
import { listFairUseWarnings, checkFairUse } from './fair-use';
import type { MatterStatus } from './kinds';
import { moveStatus } from './status';
import { listMatterTabs } from './tabs';

const limits = { active: 3000, historical: 3000 };
const all: MatterStatus[] = [1, 2, 3, 4];

describe('the status of a matter', () => {
  test('goes only the seven ways the product allows', () => {
    const allowed = all.flatMap((from) =>
      all.filter((to) => !isRefused(moveStatus(from, to, 'because'))).map((to) => `${from}${to}`),
    );
    expect(allowed).toEqual(['12', '13', '21', '23', '32', '34', '43']);
  });

  test('closing what never became active and reopening need a reason', () => {
    expect(moveStatus(1, 3, ' ')).toMatchObject({ refusals: [{ field: 'reason' }] });
    expect(moveStatus(3, 2, null)).toMatchObject({ refusals: [{ field: 'reason' }] });
    expect(moveStatus(2, 3, null)).toBe(3);
  });

  test('an archived matter is told the way back', () => {
    expect(moveStatus(4, 2, 'because')).toMatchObject({
      refusals: [{ sentence: 'Move the matter back to Closed first; then it can be reopened.' }],
    });
  });
});

describe('fair use', () => {
  test('the 3,001st active matter is refused, with the limit and whom to write to', () => {
    expect(checkFairUse({ active: 2999, historical: 0 }, limits, 1, 'sales@boedel.test')).toBe(true);
    const refused = checkFairUse({ active: 3000, historical: 0 }, limits, 2, 'sales@boedel.test');
    expect(refused).toMatchObject({
      refusals: [{ sentence: expect.stringMatching(/3,000 active .* sales@boedel\.test/) as string }],
    });
    expect(checkFairUse({ active: 3000, historical: 0 }, limits, 3, '')).toBe(true);
  });

  test('a warning comes at nine tenths', () => {
    expect(listFairUseWarnings({ active: 2699, historical: 0 }, limits)).toEqual([]);
    expect(listFairUseWarnings({ active: 2700, historical: 3000 }, limits)).toHaveLength(2);
  });
});

describe('the tabs of a matter', () => {
  const off = { fxAssist: false, sharepoint: false };
  test.each([
    [
      1,
      'details insolvent diarymatter assets creditors claims income expenses banking cashallocationandrecon payoutfilematter bondofsecurity meetingsandadverts releaseofduties documents report',
    ],
    [
      2,
      'details deceased diarymatter assets liabilities beneficiaries income expenses banking cashallocationandrecon payoutfilematter capitalgainstax rebate bondofsecurity meetingsandadverts releaseofduties documents report',
    ],
    [
      3,
      'details deceased diarymatter assets liabilities beneficiaries income expenses banking cashallocationandrecon payoutfilematter bondofsecurity releaseofduties documents report',
    ],
    [
      4,
      'details deceased diarymatter assets liabilities beneficiaries scenarios income expenses capitalgainstax rebate documents report',
    ],
    [
      5,
      'details diarymatter activities assets liabilities beneficiaries income expenses banking bondofsecurity meetingsandadverts documents report',
    ],
  ] as const)('of system type %i are the table of the product', (systemType, expected) => {
    const paths = listMatterTabs({ systemType, country: 'South Africa', switches: off }).map((tab) => tab.path);
    expect(paths.join(' ')).toBe(expected);
  });

  test('a Namibian estate has no capital gains tax and no rapid succession; switches add theirs', () => {
    const paths = listMatterTabs({
      systemType: 2,
      country: 'Namibia',
      switches: { fxAssist: true, sharepoint: true },
    }).map((tab) => tab.path);
    expect(paths).not.toContain('capitalgainstax');
    expect(paths).not.toContain('rebate');
    expect(paths.slice(-2)).toEqual(['sharepoint', 'fxAssist']);
  });

  test('somebody who was given the matter alone has the tabs of the rights that came with it', () => {
    const listTabs = (rights: readonly AccessRight[]) =>
      listMatterTabs({ systemType: 2, country: 'South Africa', switches: off, rights }).map((tab) => tab.path);
    expect(listTabs([])).toEqual(['details']);
    expect(listTabs(['diary', 'documents'])).toEqual(['details', 'diarymatter', 'documents']);
    expect(listTabs(accessRightNames)).toEqual(
      listMatterTabs({ systemType: 2, country: 'South Africa', switches: off }).map((tab) => tab.path),
    );
  });
});
