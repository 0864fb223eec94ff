import { gainsCalls } from '@boedel/contract/capital-gains/capital-gains.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { overridableFigures } from '@boedel/domain/estate/settings';
import { inEnglish } from '@boedel/domain/law/said';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestFirm, testHouse } from '../../testing/house';
import { earn } from '../cash/cash.testing';
import { anEstateToLodge } from '../lodging/lodging.testing';

const house = testHouse();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  house.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await house.aFirm();
  ({ matterID } = await anEstateToLodge(house, firm));
  await earn(firm.admin, matterID, { amount: 2000, receivedDate: '2026-04-01' });
  const { body } = await settings();
  const saved = await firm.admin.call(estateSettingCalls.save, {
    body: { ...body, taxMethod: 'marginalRate', taxRate: '45%' },
  });
  expect(saved.status).toBe(200);
});

const settings = () => firm.admin.call(estateSettingCalls.get, { query: { matterID } });
type Name = (typeof overridableFigures)[number];
const amountOf = (name: Name): number => 1_111.11 + overridableFigures.indexOf(name);
const reasonOf = (name: Name): string => `Reason for ${name}`;
async function set(names: readonly Name[], to: 'hand' | 'computed') {
  const { body } = await settings();
  const overrides = Object.fromEntries(
    names.map((name) => [
      name,
      to === 'hand' ? { amount: amountOf(name), reason: reasonOf(name) } : { amount: null, reason: null },
    ]),
  );
  const saved = await firm.admin.call(estateSettingCalls.save, {
    body: { ...body, overrides: { ...body.overrides!, ...overrides } },
  });
  expect([names, saved.status]).toEqual([names, 200]);
}
const drawn = async () => (await firm.admin.call(estateAccountCalls.draft, { query: { matterID } })).body;
/** Every line of the page that bears the mark, by its amount. */
const markedIn = (paper: unknown): number[] => {
  if (Array.isArray(paper)) return paper.flatMap(markedIn);
  if (typeof paper !== 'object' || paper === null) return [];
  const own = 'marked' in paper && paper.marked === true && 'cents' in paper ? [paper.cents as number] : [];
  return [...own, ...Object.values(paper).flatMap(markedIn)];
};

async function printedText(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: read.numPages }, async (_, index) => {
    const { items } = await (await read.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('');
}

describe('figures set by hand', () => {
  test('each is set with its reason, marked on the page with what was computed, and undone', async () => {
    const plain = await drawn();
    expect(plain.stopping).toEqual([]);
    for (const name of overridableFigures) {
      await set([name], 'hand');
      const by = await drawn();
      expect([name, by.overrides.map((one) => [one.name, one.amount, one.reason])]).toEqual([
        name,
        [[name, amountOf(name), reasonOf(name)]],
      ]);
      const said = `† ${inEnglish(by.overrides[0]!.figure)}: set by hand, computed as`;
      expect(JSON.stringify(by.paper)).toContain(said);
      expect(JSON.stringify(by.paper)).toContain(reasonOf(name));
      // The duty stands in its addendum too.
      const times = name === 'estateDuty' ? 2 : 1;
      expect([name, markedIn(by.paper)]).toEqual([name, Array(times).fill(Math.round(amountOf(name) * 100))]);
      expect(by.balances).toBe(true);
      await set([name], 'computed');
      expect([name, (await drawn()).paper]).toEqual([name, plain.paper]);
    }
  });

  test('all at once they stand in the PDF, the Word document and the workbook', async () => {
    await set(overridableFigures, 'hand');
    const fileAs = async (format: 'pdf' | 'docx' | 'xlsx') =>
      (await firm.admin.call(estateAccountCalls.draftFile, { query: { matterID, format } })).raw;
    const textOf = (raw: Buffer): string =>
      Object.entries(unzipSync(new Uint8Array(raw)))
        .filter(([path]) => path.endsWith('.xml'))
        .map(([, content]) => strFromU8(content))
        .join('\n')
        .replaceAll(/<[^>]*>/g, '');
    const files = [textOf(await fileAs('docx')), textOf(await fileAs('xlsx'))];
    for (const text of files) {
      for (const name of overridableFigures) expect(text).toContain(reasonOf(name));
      expect(text.match(/set by hand, computed as/g)).toHaveLength(overridableFigures.length);
    }
    const printed = (await printedText(await fileAs('pdf'))).replaceAll(/\s+/g, '');
    for (const name of overridableFigures) expect(printed).toContain(reasonOf(name).replaceAll(' ', ''));
    await set(overridableFigures, 'computed');
  });

  test('a figure without its reason, and a reason without a figure, are refused', async () => {
    const { body } = await settings();
    for (const name of overridableFigures) {
      for (const wrong of [
        { amount: 5, reason: null },
        { amount: null, reason: 'Because' },
      ]) {
        const saved = await firm.admin.call(estateSettingCalls.save, {
          body: { ...body, overrides: { ...body.overrides!, [name]: wrong } },
        });
        expect([name, saved.status]).toEqual([name, 422]);
      }
    }
  });

  test('a tax on the gain is refused while the account charges none, so that it is never lost', async () => {
    const { body } = await settings();
    const capitalGainsTax = { amount: 5, reason: 'Assessed' };
    const wrong = { ...body, taxMethod: null, taxRate: null, overrides: { ...body.overrides!, capitalGainsTax } };
    const saved = await firm.admin.call(estateSettingCalls.save, { body: wrong });
    expect(saved.status).toBe(422);
    expect(JSON.stringify(saved.body)).toContain('overrides.capitalGainsTax.amount');
    const marked = await set(['capitalGainsTax'], 'hand').then(() =>
      firm.admin.call(gainsCalls.getCGTByMatterID, { query: { matterID } }),
    );
    expect(marked.body).toMatchObject({ isCharged: true, isGainsTaxByHand: true });
    await set(['capitalGainsTax'], 'computed');
  });
});
