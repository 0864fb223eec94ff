import { describe, expect, test } from 'vitest';
import type { LegalText, LegalPassage } from './legal-text';
import { type LegalName, loadLegalText } from './use-legal-text';

const legalProvider = {
  name: 'Boedel',
  site: 'https://boedel.test',
  email: 'hello@boedel.test',
  accountsEmail: 'pay@boedel.test',
  phone: '+27 10 000 0000',
};
const names: readonly LegalName[] = ['terms', 'privacy', 'information-officer'];
const loadBoth = async (name: LegalName): Promise<[LegalText, LegalText]> => {
  const [en, af] = await Promise.all([loadLegalText(name, 'en'), loadLegalText(name, 'af')]);
  return [en(legalProvider), af(legalProvider)];
};

const measurePassage = (passage: LegalPassage): number => (typeof passage === 'string' ? 0 : passage.length);
const joinPassage = (passage: LegalPassage): string => (typeof passage === 'string' ? passage : passage.join(' '));
/** Sections, years, days, limits, addresses: a figure that differs is another rule. */
const listFigures = (text: string): string[] =>
  (
    text.replaceAll(/(\d)[,\u00A0](?=\d{3})/g, '$1').match(/https?:\S+\w|\S+@\w[\w.]*\w|\d+[A-Z]?(?:\(\w+\))*/g) ?? []
  ).sort();

describe.each(names)('%s', (name) => {
  test('has the same sections and passages in both languages, in force from the same day', async () => {
    const [en, af] = await loadBoth(name);
    const outlineText = ({ sections, inForce }: LegalText) => ({
      inForce,
      sections: sections.map(({ id, heading, passages }) => [
        id,
        Number.parseInt(heading, 10),
        passages.map(measurePassage),
      ]),
    });
    expect(outlineText(af)).toEqual(outlineText(en));
    expect(new Set(en.sections.map(({ id }) => id)).size).toBe(en.sections.length);
    expect([en.language, af.language]).toEqual(['en', 'af']);
  });

  test('names the same figures, sections of Acts and addresses in both', async () => {
    const [en, af] = await loadBoth(name);
    const listFiguresBySection = ({ opening, sections }: LegalText) => ({
      opening: listFigures(opening),
      ...Object.fromEntries(
        sections.map(({ id, passages }) => [id, passages.map((each) => listFigures(joinPassage(each)))]),
      ),
    });
    expect(listFiguresBySection(af)).toEqual(listFiguresBySection(en));
  });

  test('is said twice: no passage of the one stands in the other', async () => {
    const [en, af] = await loadBoth(name);
    const listPassages = ({ sections }: LegalText) =>
      sections.flatMap((each) => [each.heading, ...each.passages.map(joinPassage)]);
    const english = new Set(listPassages(en));
    expect(listPassages(af).filter((each) => english.has(each))).toEqual([]);
  });

  test('says in both which text prevails', async () => {
    const [en, af] = await loadBoth(name);
    expect(JSON.stringify(en.sections.at(-1))).toMatch(/the English text prevails\./);
    expect(JSON.stringify(af.sections.at(-1))).toMatch(/geniet die Engelse teks voorrang\./);
  });
});

test('the terms cover what the specification asks for, with its figures, in both languages', async () => {
  const [en, af] = (await loadBoth('terms')).map((text) => JSON.stringify(text).replaceAll('\u00A0', ' '));
  for (const [english, afrikaans] of [
    ['Business use only', 'Slegs vir besigheidsgebruik'],
    ['Subscription fees', 'Intekengeld'],
    ['3,000 active matters', '3 000 aktiewe sake'],
    ['3,000 historical matters', '3 000 historiese sake'],
    ['Protection of Personal Information Act', 'Wet op die Beskerming van Persoonlike Inligting'],
    ['within 7 days of written notice', 'binne 7 dae na skriftelike kennisgewing'],
    ['30 days’ written notice', '30 dae skriftelike kennisgewing'],
    ['5 calendar days', '5 kalenderdae'],
    ['more than 90 days in arrears', 'meer as 90 dae agterstallig'],
    ['within 7 days of the day it was concluded', 'binne 7 dae vanaf die dag waarop dit aangegaan is'],
    ['arbitrator', 'arbiter'],
    ['law of the Republic of South Africa', 'reg van die Republiek van Suid-Afrika'],
  ] as const) {
    expect(en).toContain(english);
    expect(af).toContain(afrikaans);
  }
});
