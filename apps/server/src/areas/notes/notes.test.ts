import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPaperTranslator } from '../../platform/paper/words';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { buildNotePaper } from './note.paper';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm({ name: 'Karee & Kie' });
  matterID = (await createMatter(testApp, firm)).id;
});

describe('file notes', () => {
  test('are cleaned when saved, listed newest first and found by their words', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const first = await firm.admin.call(noteCalls.add, {
      body: { matterID: own, comment: '<p onclick="x()">Café <b>called</b></p><script>alert(1)</script>' },
    });
    expect(first.body).toMatchObject({
      comment: '<p>Café <strong>called</strong></p>',
      plain: 'Café called',
      mayChange: true,
    });
    await firm.admin.call(noteCalls.add, { body: { matterID: own, comment: 'Second' } });
    const { body } = await firm.admin.call(noteCalls.getMatterCommentByMatterID, { query: { matterID: own } });
    expect([body.total, body.rows.map(({ plain }) => plain)]).toEqual([2, ['Second', 'Café called']]);
    const found = await firm.admin.call(noteCalls.getbymatterid, { query: { matterID: own, searchString: 'CAFE' } });
    expect(found.body.rows.map(({ plain }) => plain)).toEqual(['Café called']);
    expect(await listTrail(testApp, firm, own)).toEqual(['note.added', 'note.added']);
  });

  test('without words are refused', async () => {
    for (const comment of ['', '   ', '<p><br></p>', '<script>x</script>']) {
      const refused = await firm.admin.call(noteCalls.add, { body: { matterID, comment } });
      expect([refused.status, refused.problem]).toEqual([422, { comment: ['Write the note first.'] }]);
    }
  });

  test('mentioning a colleague sends one mail, and none again when the note is changed', async () => {
    const colleague = await firm.person(['Capture Matter']);
    const outsider = await firm.person(['UserMatterAccess']);
    const stranger = (await testApp.createFirm()).admin;
    const createMentions = (...people: { personId: number }[]): string =>
      people.map(({ personId }) => `<span data-person="${personId}">@x</span>`).join(' ');
    const { body: note } = await firm.admin.call(noteCalls.add, {
      body: { matterID, comment: `Please look ${createMentions(colleague, outsider, stranger, firm.admin)}` },
    });
    expect(new Set(note.mentions)).toEqual(new Set([firm.admin.personId, colleague.personId]));
    const { body: changed } = await firm.admin.call(noteCalls.update, {
      body: { id: note.id, comment: `${note.comment} again`, version: note.version },
    });
    expect(changed.changedAt).not.toBeNull();
    expect(await listMails(testApp, colleague.email)).toMatchObject([
      { matter_id: matterID, subject: expect.stringContaining('Botha') },
    ]);
    for (const { email } of [outsider, stranger, firm.admin]) expect(await listMails(testApp, email)).toEqual([]);
  });

  test('are changed and removed by their author or an administrator, not by a colleague', async () => {
    const [author, colleague] = [await firm.person(['Capture Matter']), await firm.person(['Capture Matter'])];
    const { body: note } = await author.call(noteCalls.add, { body: { matterID, comment: 'Mine' } });
    const body = { id: note.id, comment: 'Theirs', version: note.version };
    expect((await colleague.call(noteCalls.update, { body })).status).toBe(403);
    expect((await colleague.call(noteCalls.deleteComment, { body: { id: note.id } })).status).toBe(403);
    expect(
      (await colleague.call(noteCalls.updateShowInReport, { body: { id: note.id, showInReport: true } })).body
        .showInReport,
    ).toBe(true);
    const stale = await author.call(noteCalls.update, { body });
    expect(stale.status).toBe(409);
    expect(stale.problem).toMatchObject({ conflict: { theirs: { showInReport: true, version: 2 } } });
    expect((await firm.admin.call(noteCalls._delete, { body: { id: note.id } })).status).toBe(200);
  });

  test('are the firm’s own: somebody with access to the matter needs the right to read them', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const { body: note } = await firm.admin.call(noteCalls.add, { body: { matterID: own, comment: 'Between us' } });
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, own, client, { mayCapture: true });
    expect((await client.call(noteCalls.getbymatterid, { query: { matterID: own } })).body).toEqual({
      rows: [],
      total: 0,
    });
    expect((await client.call(noteCalls.printFileNote, { query: { id: note.id } })).status).toBe(404);
    expect((await client.call(noteCalls.add, { body: { matterID: own, comment: 'Hello' } })).status).toBe(403);
    const joint = await firm.person(['JointAppointee']);
    await grantAccess(testApp, firm, own, joint, { rights: ['notes'] });
    expect((await joint.call(noteCalls.getbymatterid, { query: { matterID: own } })).body.total).toBe(1);
    expect((await joint.call(noteCalls.add, { body: { matterID: own, comment: 'Hello' } })).status).toBe(403);
  });

  test('print as a page of their own that says whose, when and by whom', async () => {
    const { body: note } = await firm.admin.call(noteCalls.add, {
      body: { matterID, comment: '<p>To the <i>file</i></p>' },
    });
    const printed = await firm.admin.call(noteCalls.printFileNote, { query: { id: note.id, language: 'af' } });
    expect(printed.headers['content-type']).toContain('application/pdf');
    expect(decodeURIComponent(printed.headers['x-suggested-filename']!)).toMatch(
      /^Lêernota T\d+-2026 20\d\d-\d\d-\d\d\.pdf$/,
    );
    expect(printed.raw.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  test('stand on paper as they were written: paragraphs, items with their marks, what leans and what is strong', () => {
    const on = {
      html:
        '<h3>Call</h3><p>To the <strong>bank</strong><br>and <em>SARS</em></p><ul><li>will</li></ul>' +
        '<ol><li>one</li><li>two</li></ol><blockquote>as said</blockquote>R5 &lt; R6',
      matter: 'T1-2026 Naidoo',
      written: '2026-11-16 08:00',
      by: 'Ann',
      letterhead: { name: 'Karee & Kie', lines: [] },
      language: 'en',
    } as const;
    const missing: string[] = [];
    const [facts, ...blocks] = buildNotePaper(on, createPaperTranslator('en', 'ZA')).parts[0]!.blocks;
    expect(facts).toMatchObject({
      rows: [{ value: 'T1-2026 Naidoo' }, { value: '2026-11-16 08:00' }, { value: 'Ann' }],
    });
    expect(blocks).toEqual([
      { kind: 'heading', level: 3, text: 'Call' },
      { kind: 'paragraph', text: [{ text: 'To the ' }, { text: 'bank', dress: 'strong' }] },
      { kind: 'paragraph', text: [{ text: 'and ' }, { text: 'SARS', dress: 'emphasis' }] },
      { kind: 'paragraph', text: [{ text: '• ' }, { text: 'will' }] },
      { kind: 'paragraph', text: [{ text: '1. ' }, { text: 'one' }] },
      { kind: 'paragraph', text: [{ text: '2. ' }, { text: 'two' }] },
      { kind: 'paragraph', text: [{ text: 'as said', dress: 'emphasis' }] },
      { kind: 'paragraph', text: [{ text: 'R5 < R6' }] },
    ]);
    buildNotePaper(
      { ...on, language: 'af' },
      createPaperTranslator('af', 'ZA', (phrase) => missing.push(phrase)),
    );
    expect(missing).toEqual([]);
  });
});
