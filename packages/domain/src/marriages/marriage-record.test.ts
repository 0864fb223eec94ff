import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import {
  checkMaritalStatus,
  checkMarriage,
  isRunning,
  type MarriageRecord,
  describeRegime,
  readMarriagesBeside,
} from './marriage-record';

const day = toLocalDate;
const civil: MarriageRecord = {
  kind: 'civil marriage',
  marriedDate: day('1990-06-02'),
  contract: 'none',
  isForeign: false,
  hasCourtOrder: false,
  endedBy: null,
  endedDate: null,
};
const jan = { name: 'Jan Botha', bornOn: day('1960-01-01'), diedOn: day('2026-03-01'), maritalStatus: 'married' };
const susan = { name: 'Susan Botha', bornOn: day('1962-01-01'), diedOn: null };
const listRefusedFields = (facts: Partial<MarriageRecord>, own = jan): string[] => {
  const checked = checkMarriage({ ...civil, ...facts }, { own, spouse: susan }, day('2026-11-15'));
  return isRefused(checked) ? checked.refusals.map(({ field }) => field) : [];
};

describe('the regime of a marriage, by its record', () => {
  it.each([
    [{}, 'in community of property'],
    [{ contract: 'with accrual' }, 'out of community with accrual'],
    [{ contract: 'silent on accrual' }, 'out of community with accrual'],
    [{ contract: 'silent on accrual', marriedDate: day('1980-01-01') }, 'out of community without accrual'],
    [{ contract: 'silent on accrual', marriedDate: null }, null],
    [{ contract: null }, null],
    [{ kind: 'life partnership', contract: null }, 'no marital regime'],
    [{ isForeign: true }, 'foreign marriage'],
  ] as const)('%j is %s', (facts, regime) => {
    expect(describeRegime({ ...civil, ...facts }, { country: 'ZA', polygynous: false })).toBe(regime);
  });

  it('several customary marriages at once have house and family property', () => {
    const customary = { ...civil, kind: 'customary marriage' } as const;
    expect(describeRegime(customary, { country: 'ZA', polygynous: true })).toBe('house and family property');
    expect(describeRegime(customary, { country: 'ZA', polygynous: false })).toBe('in community of property');
    const first = { ...customary, marriedDate: toLocalDate('2002-01-01') };
    const second = { ...customary, marriedDate: toLocalDate('2010-01-01') };
    const describeBeside = (one: typeof first, other: typeof first) =>
      describeRegime(one, { country: 'ZA', ...readMarriagesBeside(one, [other]) });
    expect(describeBeside(first, second)).toBe('in community of property');
    expect(describeBeside(second, first)).toBe('out of community without accrual');
    expect(readMarriagesBeside({ marriedDate: null }, [first])).toEqual({ polygynous: true });
  });
});

describe('what contradicts', () => {
  it.each([
    [{ marriedDate: day('2027-01-01') }, ['marriedDate', 'marriedDate']],
    [{ marriedDate: day('1961-01-01') }, ['marriedDate']],
    [{ marriedDate: day('2026-04-01') }, ['marriedDate']],
    [{ endedBy: 'by divorce' }, ['endedDate']],
    [{ endedDate: day('2000-01-01') }, ['endedBy']],
    [{ endedBy: 'by divorce', endedDate: day('1989-01-01') }, ['endedDate']],
    [{ endedBy: 'by divorce', endedDate: day('2026-05-01') }, ['endedDate']],
    [{ endedBy: 'by divorce', endedDate: day('2010-05-01') }, []],
  ] as const)('%j is refused for %j', (facts, fields) => {
    expect(listRefusedFields(facts)).toEqual(fields);
  });

  it('somebody down as unmarried, by name', () => {
    const refused = checkMarriage(
      civil,
      { own: { ...jan, maritalStatus: 'unmarried' }, spouse: null },
      day('2026-11-15'),
    );
    expect(isRefused(refused) && refused.refusals[0]!.sentence).toBe(
      'Jan Botha is down as unmarried. Change the marital status first, or leave the marriage out.',
    );
  });

  it('a status the marriages speak against, by name', () => {
    const running = [{ spouseName: 'Susan Botha', isCurrent: true }];
    expect(checkMaritalStatus('unmarried', running)?.refusals[0]!.sentence).toContain('Susan Botha');
    expect(checkMaritalStatus('divorced', running)?.refusals[0]!.field).toBe('maritalStatus');
    expect(checkMaritalStatus('divorced', [{ spouseName: 'Susan Botha', isCurrent: false }])).toBeUndefined();
    expect(checkMaritalStatus('unmarried', [])).toBeUndefined();
  });
});

it('a marriage runs until a court or the death of the spouse ends it', () => {
  const on = day('2026-03-01');
  expect(isRunning(civil, null, on)).toBe(true);
  expect(isRunning(civil, day('2020-01-01'), on)).toBe(false);
  expect(isRunning({ endedBy: 'by divorce', endedDate: day('2010-01-01') }, null, on)).toBe(false);
});
