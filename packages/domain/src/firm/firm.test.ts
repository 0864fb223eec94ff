import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { isRefused, type RefusalError } from '../law/refusal';
import { createAnyDay } from '../testing/arbitraries';
import { computeContrast } from './contrast';
import { checkDefaultFees } from './default-fees';
import { frequencies, isDueOn, readSchedule } from './frequency';
import {
  previewReferences,
  readReferencePattern,
  type ReferencePattern,
  toSequenceKey,
  writeReference,
} from './reference-pattern';
import { readWhiteLabel, type WhiteLabel } from './white-label';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const readSentence = (refused: unknown): string => (refused as RefusalError).refusals[0]!.sentence;

describe('the white-label colour', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.478],
    ['#0f766e', '#ffffff', 5.474],
  ])('%s on %s has the contrast %d', (one, other, ratio) => expect(computeContrast(one, other)).toBeCloseTo(ratio, 2));

  test('a readable colour is taken as given, in any writing, with a shade for the dark theme', () => {
    expect(readWhiteLabel(' 0F766E ')).toMatchObject({ colour: '#0f766e', ratioOnLight: 5.47 });
    const navy = readWhiteLabel('#014') as WhiteLabel;
    expect(navy.colour).toBe('#001144');
    expect(computeContrast(navy.onDark, '#12181d')).toBeGreaterThanOrEqual(4.5);
  });

  test('a pale colour is refused with the ratio and a shade that passes', () => {
    expect(readSentence(readWhiteLabel('#ffd700'))).toMatch(
      /hard to read: the contrast is 1\.4 .* shade is #[0-9a-f]{6}\.$/,
    );
    expect(readSentence(readWhiteLabel('teal'))).toBe("'teal' is not a colour. Write it like #0f766e.");
  });

  test('of any colour, it or the shade that is suggested passes', () => {
    fc.assert(
      fc.property(colour, (given) => {
        const read = readWhiteLabel(given);
        const usable = isRefused(read) ? /#[0-9a-f]{6}\.$/.exec(readSentence(read))![0].slice(0, 7) : read.colour;
        const again = readWhiteLabel(usable) as WhiteLabel;
        expect(again.colour).toBe(usable);
        expect(computeContrast(again.onDark, '#12181d')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('the pattern of references', () => {
  const day = toLocalDate('2026-03-05');
  const read = (text: string): ReferencePattern => {
    const pattern = readReferencePattern(text);
    if (isRefused(pattern)) throw new Error(readSentence(pattern));
    return pattern;
  };

  test.each([
    ['EST/{yyyy}/{seq:5}', 'EST/2026/00042', 'year'],
    ['{type}-{yy}{mm}-{seq:3}', 'EST-2603-042', 'month'],
    ['MAT{seq}', 'MAT42', 'never'],
    ['Smit & Seuns', undefined, undefined],
  ])('%s gives %s', (text, reference, restarts) => {
    const pattern = readReferencePattern(text);
    if (reference === undefined) return expect(isRefused(pattern)).toBe(true);
    expect(pattern).toMatchObject({ restarts });
    expect(writeReference(pattern as ReferencePattern, { on: day, type: 'EST', sequence: 42 })).toBe(reference);
  });

  test.each([
    ['EST/{yyyy}', /running number exactly once/],
    ['{seq}{seq}', /exactly once/],
    ['EST/{year}/{seq}', /\{year\} is not known/],
    ['EST<b>{seq}', /letters, digits/],
    [`${'x'.repeat(60)}{seq}`, /within 40/],
    ['', /exactly once/],
  ])('%s is refused', (text, why) => expect(readSentence(readReferencePattern(text))).toMatch(why));

  test('the preview shows the next three', () => {
    expect(previewReferences('EST/{yyyy}/{seq:5}', day, 'EST', 9)).toEqual([
      'EST/2026/00009',
      'EST/2026/00010',
      'EST/2026/00011',
    ]);
  });

  test('two matters never get the same reference, whenever and whatever they are', () => {
    const patterns = ['EST/{yyyy}/{seq:2}', '{type}{yy}{mm}.{seq}', '{seq}', '{type}-{seq:4}', '{mm}/{seq}'].map(read);
    const matter = fc.record({ on: createAnyDay(10_000, 40_000), type: fc.constantFrom('EST', 'INS') });
    fc.assert(
      fc.property(fc.constantFrom(...patterns), fc.array(matter, { maxLength: 40 }), (pattern, matters) => {
        const numbers = new Map<string, number>();
        const references = matters.map((one: { on: LocalDate; type: string }) => {
          const key = toSequenceKey(pattern, one);
          numbers.set(key, (numbers.get(key) ?? 0) + 1);
          return writeReference(pattern, { ...one, sequence: numbers.get(key)! });
        });
        expect(new Set(references).size).toBe(references.length);
      }),
    );
  });
});

describe('how often something is sent', () => {
  test.each([
    [{ frequency: frequencies.weekly, weekday: 1, monthDay: 7 }, '2026-03-02', true],
    [{ frequency: frequencies.weekly, weekday: 1, monthDay: null }, '2026-03-03', false],
    [{ frequency: frequencies.monthly, weekday: null, monthDay: 25 }, '2026-03-25', true],
    [{ frequency: frequencies.fortnightly, weekday: null, monthDay: null }, '2026-03-14', true],
    [{ frequency: frequencies.fortnightly, weekday: null, monthDay: null }, '2026-03-15', false],
    [{ frequency: frequencies.never, weekday: null, monthDay: null }, '2026-03-01', false],
  ] as const)('%o on %s', (schedule, day, due) => expect(isDueOn(schedule, toLocalDate(day))).toBe(due));

  test('weekly wants a weekday, monthly one of five days, and the rest is dropped', () => {
    expect(readSentence(readSchedule({ frequency: 1, weekday: null, monthDay: null }))).toMatch(/weekday/);
    expect(readSentence(readSchedule({ frequency: 2, weekday: null, monthDay: 2 }, 'reminder'))).toMatch(/1st, 7th/);
    expect(readSchedule({ frequency: 3, weekday: 5, monthDay: 7 })).toEqual({
      frequency: 3,
      weekday: null,
      monthDay: null,
    });
  });
});

describe("a firm's usual fees", () => {
  const none = {
    executorFeePercent: null,
    executorIncomeFeePercent: null,
    curatorIncomeFeePercent: null,
    curatorCapitalFeePercent: null,
  };
  const on = toLocalDate('2026-03-01');
  test('lie at or under the tariff', () => {
    expect(
      checkDefaultFees({ ...none, executorFeePercent: 3.5, executorIncomeFeePercent: 0 }, 'ZA', on),
    ).toBeUndefined();
    expect(
      checkDefaultFees({ ...none, curatorIncomeFeePercent: 6, curatorCapitalFeePercent: 1.75 }, 'NA', on),
    ).toBeUndefined();
  });
  test('over it are refused, each by itself and with the regulation', () => {
    const refused = checkDefaultFees({ ...none, executorFeePercent: 3.5001, curatorCapitalFeePercent: 2.5 }, 'ZA', on)!;
    expect(refused.refusals.map(({ field }) => field)).toEqual(['executorFeePercent', 'curatorCapitalFeePercent']);
    expect(refused.refusals[0]).toMatchObject({
      sentence: expect.stringMatching(/^The tariff allows 3\.5 %/),
      section: expect.stringContaining('reg 8'),
    });
  });
});
