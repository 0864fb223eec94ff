import { companyCalls, organisationCalls } from '@boedel/contract/firm/firm.calls';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const png = Buffer.from('\x89PNG\r\n\x1a\nand the rest', 'latin1');
const upload = (name: string, bytes: Buffer) => ({ body: { name, content: bytes.toString('base64') } });

describe("the firm's pictures", () => {
  test('a logo is kept, shown again byte for byte, and saved with the details', async () => {
    const firm = await testApp.createFirm();
    const { body: kept } = await firm.admin.call(organisationCalls.addPicture, upload('logo.png', png));
    const shown = await firm.admin.call(organisationCalls.getPicture, { query: { fileID: kept.fileID } });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.raw.equals(png)).toBe(true);
    const { body: details } = await firm.admin.call(companyCalls.getIntermediaryCompany);
    const saved = await firm.admin.call(companyCalls.update, { body: { ...details, logoFileID: kept.fileID } });
    expect(saved.body.logoFileID).toBe(kept.fileID);
  });

  test("another firm's picture is not there, to look at or to save", async () => {
    const [ours, theirs] = [await testApp.createFirm(), await testApp.createFirm()];
    const { body: kept } = await theirs.admin.call(organisationCalls.addPicture, upload('logo.png', png));
    const shown = await ours.admin.call(organisationCalls.getPicture, { query: { fileID: kept.fileID } });
    expect(shown.status).toBe(404);
    const { body: details } = await ours.admin.call(companyCalls.getIntermediaryCompany);
    const saved = await ours.admin.call(companyCalls.update, { body: { ...details, logoFileID: kept.fileID } });
    expect(saved.status).toBeGreaterThanOrEqual(400);
    expect(saved.status).toBeLessThan(500);
  });

  test.each([
    ['a drawing that is a program', 'logo.svg', Buffer.from('<svg/>')],
    ['a page with a picture’s name', 'logo.png', Buffer.from('<html></html>')],
    ['a document', 'logo.pdf', Buffer.from('%PDF-1.7')],
  ])('%s is refused', async (_, name, bytes) => {
    const firm = await testApp.createFirm();
    const { status, problem } = await firm.admin.call(organisationCalls.addPicture, upload(name, bytes));
    expect(status).toBe(422);
    expect(problem['file']).toHaveLength(1);
  });
});
