import { accountPreviewCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { ldOptionCalls } from '@boedel/contract/firm/firm.calls';
import { matterOptionCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const { preview, previewFile } = accountPreviewCalls;
const starts = { pdf: '%PDF-', docx: 'PK', xlsx: 'PK' } as const;

describe('an account to look at', () => {
  test('is laid out by the switches as they stand, on the firm’s letterhead', async () => {
    const firm = await testApp.createFirm({ name: 'Baobab Trust' });
    const readPreview = async () => (await firm.admin.call(preview, { query: {} })).body;
    const hasVouchers = (paper: Awaited<ReturnType<typeof readPreview>>): boolean =>
      paper.parts[1]!.blocks.some(
        (block) => block.kind === 'table' && block.columns.some(({ kind }) => kind === 'voucher'),
      );
    const before = await readPreview();
    expect(before).toMatchObject({ mark: 'Example', letterhead: { name: 'Baobab Trust' } });
    expect(hasVouchers(before)).toBe(true);
    await firm.admin.call(ldOptionCalls.add, { body: { option: 2, isOn: false } });
    expect(hasVouchers(await readPreview())).toBe(false);
  });

  test('for a matter, by its own switches; a matter of another firm is an unknown one', async () => {
    const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const matter = await createMatter(testApp, firm);
    const options = [{ option: 1, isOn: false }];
    await firm.admin.call(matterOptionCalls.save, { body: { matterID: matter.id, version: 0, options } });
    const own = await firm.admin.call(preview, { query: { matterID: String(matter.id) } });
    expect(own.body.parts[1]).toMatchObject({ title: 'Liquidation account', newPage: false });
    expect((await firm.admin.call(preview, { query: {} })).body.parts[1]).toMatchObject({ newPage: true });
    const foreign = await other.admin.call(preview, { query: { matterID: String(matter.id) } });
    const unknown = await other.admin.call(preview, { query: { matterID: '999999999' } });
    expect([foreign.status, foreign.problem]).toEqual([404, unknown.problem]);
  });

  for (const format of ['pdf', 'docx', 'xlsx'] as const) {
    test(`is saved as ${format}, in Afrikaans too`, async () => {
      const firm = await testApp.createFirm({ country: 'Namibia' });
      const { status, raw, headers } = await firm.admin.call(previewFile, { query: { format, language: 'af' } });
      expect(status).toBe(200);
      expect(raw.subarray(0, starts[format].length).toString('latin1')).toBe(starts[format]);
      expect(decodeURIComponent(headers['x-suggested-filename']!)).toBe(
        `Eerste en Finale Likwidasie- en Distribusierekening.${format}`,
      );
    });
  }

  test('a format there is not is refused with a sentence', async () => {
    const firm = await testApp.createFirm();
    const { status, problem } = await testApp.callAs(firm.admin.token, previewFile, { query: { format: 'odt' } });
    expect(status).toBe(400);
    expect(JSON.stringify(problem)).toContain('Choose pdf, docx or xlsx.');
  });
});
