import { gainsCalls } from '@boedel/contract/capital-gains/capital-gains.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { overridableFigures } from '@boedel/domain/estate/settings';
import { formatInEnglish } from '@boedel/domain/law/message';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { addIncome } from '../cash/cash.testing';
import { createEstateToLodge } from '../lodging/lodging.testing';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  ({ matterID } = await createEstateToLodge(testApp, firm));
  await addIncome(firm.admin, matterID, { amount: 2000, receivedDate: '2026-04-01' });
  const { body } = await readSettings();
  const saved = await firm.admin.call(estateSettingCalls.save, {
    body: { ...body, taxMethod: 'marginalRate', taxRate: '45%' },
  });
  expect(saved.status).toBe(200);
});

const readSettings = () => firm.admin.call(estateSettingCalls.get, { query: { matterID } });
type OverriddenFigure = (typeof overridableFigures)[number];
const createAmount = (name: OverriddenFigure): number => 1_111.11 + overridableFigures.indexOf(name);
const createReason = (name: OverriddenFigure): string => `Reason for ${name}`;
async function setOverrides(names: readonly OverriddenFigure[], to: 'hand' | 'computed') {
  const { body } = await readSettings();
  const overrides = Object.fromEntries(
    names.map((name) => [
      name,
      to === 'hand' ? { amount: createAmount(name), reason: createReason(name) } : { amount: null, reason: null },
    ]),
  );
  const saved = await firm.admin.call(estateSettingCalls.save, {
    body: { ...body, overrides: { ...body.overrides!, ...overrides } },
  });
  expect([names, saved.status]).toEqual([names, 200]);
}
const draftAccount = async () => (await firm.admin.call(estateAccountCalls.draft, { query: { matterID } })).body;
/** Every line of the page that bears the mark, by its amount. */
const listMarked = (paper: unknown): number[] => {
  if (Array.isArray(paper)) return paper.flatMap(listMarked);
  if (typeof paper !== 'object' || paper === null) return [];
  const own = 'marked' in paper && paper.marked === true && 'cents' in paper ? [paper.cents as number] : [];
  return [...own, ...Object.values(paper).flatMap(listMarked)];
};

async function readPdfText(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: read.numPages }, async (_, index) => {
    const { items } = await (await read.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('');
}

describe('figures set by hand', () => {
  test('each is set with its reason, marked on the page with what was computed, and undone', async () => {
    const plain = await draftAccount();
    expect(plain.stopping).toEqual([]);
    for (const name of overridableFigures) {
      await setOverrides([name], 'hand');
      const by = await draftAccount();
      expect([name, by.overrides.map((one) => [one.name, one.amount, one.reason])]).toEqual([
        name,
        [[name, createAmount(name), createReason(name)]],
      ]);
      const said = `† ${formatInEnglish(by.overrides[0]!.figure)}: set by hand, computed as`;
      expect(JSON.stringify(by.paper)).toContain(said);
      expect(JSON.stringify(by.paper)).toContain(createReason(name));
      // The duty stands in its addendum too.
      const times = name === 'estateDuty' ? 2 : 1;
      expect([name, listMarked(by.paper)]).toEqual([name, Array(times).fill(Math.round(createAmount(name) * 100))]);
      expect(by.balances).toBe(true);
      await setOverrides([name], 'computed');
      expect([name, (await draftAccount()).paper]).toEqual([name, plain.paper]);
    }
  });

  test('all at once they stand in the PDF, the Word document and the workbook', async () => {
    await setOverrides(overridableFigures, 'hand');
    const draftFile = async (format: 'pdf' | 'docx' | 'xlsx') =>
      (await firm.admin.call(estateAccountCalls.draftFile, { query: { matterID, format } })).raw;
    const readZippedText = (raw: Buffer): string =>
      Object.entries(unzipSync(new Uint8Array(raw)))
        .filter(([path]) => path.endsWith('.xml'))
        .map(([, content]) => strFromU8(content))
        .join('\n')
        .replaceAll(/<[^>]*>/g, '');
    const files = [readZippedText(await draftFile('docx')), readZippedText(await draftFile('xlsx'))];
    for (const text of files) {
      for (const name of overridableFigures) expect(text).toContain(createReason(name));
      expect(text.match(/set by hand, computed as/g)).toHaveLength(overridableFigures.length);
    }
    const printed = (await readPdfText(await draftFile('pdf'))).replaceAll(/\s+/g, '');
    for (const name of overridableFigures) expect(printed).toContain(createReason(name).replaceAll(' ', ''));
    await setOverrides(overridableFigures, 'computed');
  });

  test('a figure without its reason, and a reason without a figure, are refused', async () => {
    const { body } = await readSettings();
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
    const { body } = await readSettings();
    const capitalGainsTax = { amount: 5, reason: 'Assessed' };
    const wrong = { ...body, taxMethod: null, taxRate: null, overrides: { ...body.overrides!, capitalGainsTax } };
    const saved = await firm.admin.call(estateSettingCalls.save, { body: wrong });
    expect(saved.status).toBe(422);
    expect(JSON.stringify(saved.body)).toContain('overrides.capitalGainsTax.amount');
    const marked = await setOverrides(['capitalGainsTax'], 'hand').then(() =>
      firm.admin.call(gainsCalls.getCGTByMatterID, { query: { matterID } }),
    );
    expect(marked.body).toMatchObject({ isCharged: true, isGainsTaxByHand: true });
    await setOverrides(['capitalGainsTax'], 'computed');
  });
});
