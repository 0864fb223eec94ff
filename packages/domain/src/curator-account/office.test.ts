import { describe, expect, it } from 'vitest';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { nil, rand } from '../money/cents';
import { formatInEnglish } from '../law/message';
import { computeMajorityDay, type OfficePeriod, listOfficeRemarks } from './office';
import { buildCuratorSteps } from './steps';

const createPeriod = (more: Partial<OfficePeriod> = {}): OfficePeriod => ({
  office: 'curator',
  country: 'ZA',
  bornOn: toLocalDate('1951-05-05'),
  to: toLocalDate('2026-02-28'),
  final: false,
  property: rand(2_518_250),
  incomeCollected: rand(82_837.05),
  landSold: [],
  ...more,
});
const readRemarks = (more: Partial<OfficePeriod>): string[] =>
  listOfficeRemarks(createPeriod(more)).map(({ says }) => formatInEnglish(says));

describe('a curator, a tutor and an administrator', () => {
  it('are asked different things before they are appointed, and the same fifteen steps in all', () => {
    for (const office of ['curator', 'tutor', 'administrator'] as const) {
      const steps = buildCuratorSteps(office);
      expect(steps.filter(({ when }) => when !== 'atTheEnd').map(({ step }) => step)).toEqual(
        Array.from({ length: 15 }, (_, at) => at + 1),
      );
      expect(steps.filter(({ when }) => when === 'yearly').map(({ step }) => step)).toEqual([
        9, 10, 11, 12, 13, 14, 15,
      ]);
    }
    const readFifthStep = (office: 'tutor' | 'administrator') => buildCuratorSteps(office)[4]!.title;
    expect([readFifthStep('tutor'), readFifthStep('administrator')]).toEqual([
      'Letters of tutorship issued',
      'Appointment as administrator issued',
    ]);
    expect(buildCuratorSteps('administrator')[2]!.evidence).toContain('CB 11');
  });

  it('a curator of much property is told nothing; an administrator of it is', () => {
    expect(readRemarks({})).toEqual([]);
    expect(readRemarks({ office: 'administrator' })[0]).toContain('R 200,000.00');
    const small = { office: 'administrator', property: rand(200_000), incomeCollected: rand(24_000) } as const;
    expect(readRemarks(small)).toEqual([]);
    expect(readRemarks({ ...small, incomeCollected: rand(24_000.01) })).toHaveLength(1);
    expect(readRemarks({ ...small, property: rand(200_000.01), incomeCollected: nil })).toHaveLength(1);
  });

  it('a tutorship ends when the minor comes of age', () => {
    const readTutorRemarks = (bornOn: string | null, final = false) =>
      readRemarks({ office: 'tutor', bornOn: bornOn as LocalDate | null, final });
    expect(readTutorRemarks('2008-02-28')).toEqual([
      'The minor comes of age on 2026-02-28: the tutorship ends then, and this is its final account.',
    ]);
    expect(readTutorRemarks('2008-03-01')).toEqual([]);
    expect(readTutorRemarks('2008-02-28', true)).toEqual([]);
    expect(readTutorRemarks(null)[0]).toContain('date of birth');
  });

  it('land that was sold asks for the consent, each by its own Act', () => {
    expect(readRemarks({ landSold: ['House'] })[0]).toContain('Administration of Estates Act s 80');
    const small = { property: rand(100_000), incomeCollected: nil, landSold: ['House'] };
    expect(readRemarks({ office: 'administrator', ...small })[0]).toContain('Mental Health Care Act s 63(4)');
  });
});

describe('the day of majority', () => {
  it('is the birthday of the age in force; who was past a new age when it came was of age that day', () => {
    expect(computeMajorityDay('ZA', toLocalDate('2008-02-29'))).toBe('2026-02-28');
    expect(computeMajorityDay('ZA', toLocalDate('1980-05-05'))).toBe('2001-05-05');
    expect(computeMajorityDay('ZA', toLocalDate('1987-01-01'))).toBe('2007-07-01');
    expect(computeMajorityDay('ZA', toLocalDate('1989-08-01'))).toBe('2007-08-01');
    expect(computeMajorityDay('NA', toLocalDate('1999-06-01'))).toBe('2019-01-30');
  });
});
