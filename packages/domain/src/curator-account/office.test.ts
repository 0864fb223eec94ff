import { describe, expect, it } from 'vitest';
import { type LocalDate, localDate } from '../dates/local-date';
import { nil, rand } from '../money/cents';
import { inEnglish } from '../law/said';
import { majorityDay, type OfficePeriod, officeRemarks } from './office';
import { curatorStepsOf } from './steps';

const period = (more: Partial<OfficePeriod> = {}): OfficePeriod => ({
  office: 'curator',
  country: 'ZA',
  bornOn: localDate('1951-05-05'),
  to: localDate('2026-02-28'),
  final: false,
  property: rand(2_518_250),
  incomeCollected: rand(82_837.05),
  landSold: [],
  ...more,
});
const remarks = (more: Partial<OfficePeriod>): string[] =>
  officeRemarks(period(more)).map(({ says }) => inEnglish(says));

describe('a curator, a tutor and an administrator', () => {
  it('are asked different things before they are appointed, and the same fifteen steps in all', () => {
    for (const office of ['curator', 'tutor', 'administrator'] as const) {
      const steps = curatorStepsOf(office);
      expect(steps.filter(({ when }) => when !== 'atTheEnd').map(({ step }) => step)).toEqual(
        Array.from({ length: 15 }, (_, at) => at + 1),
      );
      expect(steps.filter(({ when }) => when === 'yearly').map(({ step }) => step)).toEqual([
        9, 10, 11, 12, 13, 14, 15,
      ]);
    }
    const fifth = (office: 'tutor' | 'administrator') => curatorStepsOf(office)[4]!.title;
    expect([fifth('tutor'), fifth('administrator')]).toEqual([
      'Letters of tutorship issued',
      'Appointment as administrator issued',
    ]);
    expect(curatorStepsOf('administrator')[2]!.evidence).toContain('CB 11');
  });

  it('a curator of much property is told nothing; an administrator of it is', () => {
    expect(remarks({})).toEqual([]);
    expect(remarks({ office: 'administrator' })[0]).toContain('R 200,000.00');
    const small = { office: 'administrator', property: rand(200_000), incomeCollected: rand(24_000) } as const;
    expect(remarks(small)).toEqual([]);
    expect(remarks({ ...small, incomeCollected: rand(24_000.01) })).toHaveLength(1);
    expect(remarks({ ...small, property: rand(200_000.01), incomeCollected: nil })).toHaveLength(1);
  });

  it('a tutorship ends when the minor comes of age', () => {
    const of = (bornOn: string | null, final = false) =>
      remarks({ office: 'tutor', bornOn: bornOn as LocalDate | null, final });
    expect(of('2008-02-28')).toEqual([
      'The minor comes of age on 2026-02-28: the tutorship ends then, and this is its final account.',
    ]);
    expect(of('2008-03-01')).toEqual([]);
    expect(of('2008-02-28', true)).toEqual([]);
    expect(of(null)[0]).toContain('date of birth');
  });

  it('land that was sold asks for the consent, each by its own Act', () => {
    expect(remarks({ landSold: ['House'] })[0]).toContain('Administration of Estates Act s 80');
    const small = { property: rand(100_000), incomeCollected: nil, landSold: ['House'] };
    expect(remarks({ office: 'administrator', ...small })[0]).toContain('Mental Health Care Act s 63(4)');
  });
});

describe('the day of majority', () => {
  it('is the birthday of the age in force; who was past a new age when it came was of age that day', () => {
    expect(majorityDay('ZA', localDate('2008-02-29'))).toBe('2026-02-28');
    expect(majorityDay('ZA', localDate('1980-05-05'))).toBe('2001-05-05');
    expect(majorityDay('ZA', localDate('1987-01-01'))).toBe('2007-07-01');
    expect(majorityDay('ZA', localDate('1989-08-01'))).toBe('2007-08-01');
    expect(majorityDay('NA', localDate('1999-06-01'))).toBe('2019-01-30');
  });
});
