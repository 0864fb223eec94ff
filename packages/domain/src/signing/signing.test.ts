import { describe, expect, test } from 'vitest';
import { findCountry, defaultCountry } from '../law/country';
import { isRefused } from '../law/refusal';
import { hasAllSigned, checkSigners, mayAnswer, listRemindersDue, type PaperSigner, toAsk } from './signing';
import { findWetInkRule } from './wet-ink';

const createPaper = (title: string, kind: number | null = null, standardId: number | null = null) => ({
  kind,
  standardId,
  title,
  fileName: 'scan.pdf',
});
const readSection = (...facts: Parameters<typeof createPaper>) =>
  findWetInkRule(createPaper(...facts), defaultCountry)?.section ?? null;

describe('what is signed by hand', () => {
  test.each([
    ['Last will of J Botha', 'Wills Act 7 of 1953 s 2(1)(a)'],
    ['Gesamentlike testament', 'Wills Act 7 of 1953 s 2(1)(a)'],
    ['Affidavit of service', 'Commissioners of Oaths'],
    ['Beëdigde verklaring', 'Commissioners of Oaths'],
    ['J294 Death Notice', 'Administration of Estates Act'],
    ['Deed of sale: Erf 12', 'Alienation of Land Act 68 of 1981 s 2(1)'],
  ])('%s', (title, section) => expect(readSection(title)).toContain(section));

  test('is known by the kind and the template too, whatever it is called', () => {
    expect(readSection('Scan 3', 204)).toContain('Wills Act');
    expect(readSection('Scan 3', 55)).toContain('Administration of Estates Act');
    expect(readSection('Scan 3', null, 52)).toContain('Administration of Estates Act');
  });

  test('rests on the law of the country', () => {
    expect(findWetInkRule(createPaper('Testament'), findCountry('Namibia')!)!.section).toContain('Act 4 of 2019');
  });

  test('is no letter, mandate or agreement, nor what merely says that something will be', () => {
    for (const title of ['Letter of instruction', 'Mandate and fee agreement', 'What will be done next'])
      expect(readSection(title)).toBeNull();
  });
});

const createSigners = (...states: PaperSigner['state'][]): PaperSigner[] =>
  states.map((state, place) => ({ place, state }));
const readPlaces = (asked: readonly PaperSigner[]) => asked.map(({ place }) => place);

describe('whose turn it is', () => {
  test('in turn the next is asked when the one before has signed; together all are at once', () => {
    expect(readPlaces(toAsk(createSigners('waiting', 'waiting'), 'inTurn'))).toEqual([0]);
    expect(readPlaces(toAsk(createSigners('asked', 'waiting'), 'inTurn'))).toEqual([]);
    expect(readPlaces(toAsk(createSigners('signed', 'waiting', 'waiting'), 'inTurn'))).toEqual([1]);
    expect(readPlaces(toAsk(createSigners('declined', 'waiting'), 'inTurn'))).toEqual([]);
    expect(readPlaces(toAsk(createSigners('waiting', 'waiting'), 'together'))).toEqual([0, 1]);
    expect([hasAllSigned(createSigners('signed', 'asked')), hasAllSigned(createSigners('signed', 'signed'))]).toEqual([
      false,
      true,
    ]);
  });

  test('nobody signs before their turn, twice, or what was taken back', () => {
    const [waiting, asked, signed] = createSigners('waiting', 'asked', 'signed');
    expect(mayAnswer({ state: 'open' }, asked!)).toBe(true);
    for (const [state, signer] of [
      ['open', waiting],
      ['open', signed],
      ['cancelled', asked],
      ['lapsed', asked],
    ] as const)
      // prettier-ignore
      expect(isRefused(mayAnswer({ state }, signer!))).toBe(true);
  });

  test('two signers have two addresses', () => {
    const one = { name: 'A', email: 'a@x.test' };
    expect(checkSigners([one, { name: 'B', email: 'b@x.test' }])).toBe(true);
    expect(isRefused(checkSigners([one, { name: 'B', email: 'A@x.test' }]))).toBe(true);
  });

  test('a reminder is due on each of the days', () => {
    const asked = new Date('2026-11-16T08:00:00Z');
    const countReminders = (days: number) =>
      listRemindersDue(asked, [3, 7], new Date(asked.getTime() + days * 86_400_000));
    expect([countReminders(2), countReminders(3), countReminders(7), countReminders(30)]).toEqual([0, 1, 2, 2]);
  });
});
