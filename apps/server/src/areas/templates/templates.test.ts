import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { defaultTemplateCalls, paperCalls, templateCalls } from '@boedel/contract/templates/templates.calls';
import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { sendMail } from '../../platform/mail/send-mail';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';
import { makeBatches } from './batch';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm, { diedOn: '2026-03-01', lettersOn: '2026-04-01' })).id;
});

const own = {
  title: 'Our letter',
  content: 'Dear {recipient.name}\n\n{main.name} died on {main.dateOfDeath}.',
  systemTypeIDs: [2],
};
const add = (body: object = {}) => firm.admin.call(templateCalls.add, { body: { ...own, ...body } });
const make = (body: object) =>
  firm.admin.call(paperCalls.saveMatterTemplate, {
    body: { matterID, title: 'Our letter', content: own.content, ...body },
  });
const answers = { 'recipient.name': 'The Bank' };

describe('templates of a firm', () => {
  test('are added, listed by kind and type, changed with editions, and removed', async () => {
    const { status, body: added } = await add();
    expect([status, added.version, added.isStandard]).toEqual([200, 1, false]);
    const custom = (await firm.admin.call(templateCalls.getcustomlist)).body;
    expect(custom.map(({ id }) => id)).toContain(added.id);
    const standard = (await firm.admin.call(templateCalls.getstandardlist)).body;
    expect(standard.map(({ title }) => title)).not.toContain(own.title);
    expect(standard.every(({ isStandard }) => isStandard)).toBe(true);
    expect(standard.length).toBeGreaterThan(100);
    const ofTrusts = (await firm.admin.call(templateCalls.getbytype, { query: { systemType: 5 } })).body;
    expect(ofTrusts.map(({ title }) => title)).not.toContain('Our letter');
    const change = { ...own, id: added.id, version: 1, content: `${own.content}\n\nMore.` };
    const { body: changed } = await firm.admin.call(templateCalls.update, { body: change });
    expect(changed.version).toBe(2);
    const editions = (await firm.admin.call(templateCalls.getversions, { query: { id: added.id } })).body;
    expect(editions.map(({ number, content }) => [number, content.includes('More.')])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await firm.admin.call(templateCalls._delete, { body: { id: added.id } })).status).toBe(200);
    expect((await firm.admin.call(templateCalls.getbyid, { query: { id: added.id } })).status).toBe(404);
  });

  test('two people who edit one: the second is told, with both sides, and nothing is lost', async () => {
    const { body: added } = await add();
    const first = { ...own, id: added.id, version: 1, title: 'First' };
    expect((await firm.admin.call(templateCalls.update, { body: first })).status).toBe(200);
    const second = await firm.admin.call(templateCalls.update, { body: { ...first, title: 'Second' } });
    expect(second.status).toBe(409);
    expect(JSON.parse(second.raw.toString())).toMatchObject({
      conflict: { theirs: { title: 'First', content: own.content, version: 2 } },
    });
    expect((await firm.admin.call(templateCalls.getbyid, { query: { id: added.id } })).body.title).toBe('First');
  });

  test('with an unknown field, a broken condition or a field of another type are refused with a sentence', async () => {
    expect((await add({ content: '{main.shoeSize}' })).problem).toEqual({
      content: ['“main.shoeSize” is not a field that papers have. Choose one from the list of fields.'],
    });
    expect((await add({ content: '[if main.name equals x]\na\n[end]' })).status).toBe(422);
    expect((await add({ content: '{main.dateOfDeath}', systemTypeIDs: [2, 3] })).status).toBe(422);
    const { body: added } = await add({ content: '{main.dateOfDeath}' });
    const wider = { id: added.id, systemTypeIDs: [2, 5], version: added.version };
    expect((await firm.admin.call(templateCalls.updateSystemTypes, { body: wider })).status).toBe(422);
    const faults = await firm.admin.call(templateCalls.check, { body: { content: '{x.y}', systemTypeIDs: [2] } });
    expect(faults.body.faults).toHaveLength(1);
  });

  test('come from a Word letter too; a file that only bears its name is refused', async () => {
    const file = await firm.admin.call(templateCalls.viewRawTemplate, { query: { templateTypeID: 105 } });
    const send = (name: string, content: Uint8Array) =>
      sendFiles(testApp, firm.admin, templateCalls.importword, {}, [{ name, content: Buffer.from(content) }]);
    const { status, body } = await send('Our_reconciliation letter.docx', file.raw);
    expect([status, body.title, body.kind]).toEqual([200, 'Our reconciliation letter', 'letter']);
    expect(body.content).toContain('{matter.reference}');
    expect(body.systemTypeIDs).toContain(2);
    for (const [name, content] of [
      ['letter.docx', Buffer.from('not a zip')],
      ['letter.pdf', file.raw],
      ['letter.docx', Buffer.alloc(0)],
    ] as const) {
      expect((await send(name, content)).status).toBe(422);
    }
    const capturer = await firm.person(['Capture Matter']);
    expect((await capturer.call(templateCalls.add, { body: own })).status).toBe(403);
  });

  test('are written by administrators, read by the firm, and unknown to another', async () => {
    const capturer = await firm.person(['Capture Matter']);
    expect((await capturer.call(templateCalls.add, { body: own })).status).toBe(403);
    const { body: added } = await add();
    expect((await capturer.call(templateCalls.getbyid, { query: { id: added.id } })).status).toBe(200);
    const stranger = (await testApp.createFirm()).admin;
    expect((await stranger.call(templateCalls.getbyid, { query: { id: added.id } })).status).toBe(404);
  });
});

describe('the standard text of a template', () => {
  test('is replaced by the firm’s own, which every paper then takes, and comes back', async () => {
    const body = { templateTypeID: 1, title: 'General Letter', content: 'Our own words to {recipient.name}.' };
    const { body: added } = await firm.admin.call(defaultTemplateCalls.add, { body });
    const again = await firm.admin.call(defaultTemplateCalls.add, { body });
    expect(again.status).toBe(422);
    const query = { id: 1, isStandardTemplate: 'true' as const };
    const read = async () => (await firm.admin.call(templateCalls.getbyid, { query })).body;
    expect([(await read()).content, (await read()).isChanged]).toEqual([body.content, true]);
    const { body: shown } = await firm.admin.call(paperCalls.previewmattertemplate, {
      body: { matterID, templateID: 1 },
    });
    expect(shown.content).toBe(body.content);
    expect((await firm.admin.call(defaultTemplateCalls._delete, { body: { id: added.id } })).status).toBe(200);
    expect((await read()).content).toBe(getStandardTemplate(1)!.body);
  });

  test('is downloaded with its fields unfilled; without a number it is the manual', async () => {
    for (const templateTypeID of [0, 105]) {
      const file = await firm.admin.call(templateCalls.viewRawTemplate, { query: { templateTypeID } });
      expect([file.status, file.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    }
  });
});

describe('a paper from a template', () => {
  test('names what is missing with where it is captured, and is not made with a hole', async () => {
    const { body } = await firm.admin.call(paperCalls.previewmattertemplate, {
      body: { matterID, content: '{main.idNumber} {firm.vatNumber} {recipient.name}' },
    });
    expect(body.missing.map(({ field, tab, isAsked }) => [field, tab, isAsked])).toEqual([
      ['main.idNumber', 'deceased', false],
      ['firm.vatNumber', 'organisation', false],
      ['recipient.name', null, true],
    ]);
    expect(body.asked.map(({ field }) => field)).toEqual(['recipient.name']);
    const refused = await make({});
    expect(refused.problem).toEqual({
      missing: ['“Recipient” is not captured yet. Capture it, or type it for this paper.'],
    });
  });

  test('to a bank names what that bank holds and nothing of the others', async () => {
    const { id: banked } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const held = { kind: 'cash', class: 'claim', treatment: 'money', valuationAmount: 700 } as const;
    for (const [name, institution] of [
      ['Cheque account', 'Kalahari Bank'],
      ['Savings account', 'Karoo Bank'],
    ] as const) {
      await createAsset(firm.admin, banked, { ...held, name, institution });
    }
    await createAsset(firm.admin, banked, { ...held, name: 'Life policy 77', kind: 'policy' });
    const { body } = await firm.admin.call(paperCalls.previewmattertemplate, {
      body: { matterID: banked, templateID: 74, isStandardTemplate: true },
    });
    // The choice of banks stands beside the paper; on the paper is one of them.
    const text = JSON.stringify(body.paper);
    expect(text).toContain('Cheque account');
    for (const other of ['Savings account', 'Karoo Bank', 'Life policy 77'])
      expect([other, text.includes(other)]).toEqual([other, false]);
  });

  test('to an insurer names its own policies and nothing of the others', async () => {
    const { id: insured } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const held = { kind: 'policy', class: 'claim', treatment: 'money', valuationAmount: 700 } as const;
    for (const [name, institution] of [
      ['Life policy 77', 'Karoo Life'],
      ['Endowment 12', 'Savanna Assurance'],
      ['Policy of an unknown insurer', null],
      ['Policy of another one', null],
    ] as const) {
      await createAsset(firm.admin, insured, { ...held, name, institution });
    }
    const preview = async (index: number) =>
      (
        await firm.admin.call(paperCalls.previewmattertemplate, {
          body: { matterID: insured, templateID: 75, row: { list: 'insurers', index } },
        })
      ).body;
    const { rows, paper } = await preview(1);
    expect(rows.map(({ name }) => name).slice(0, 2)).toEqual(['Karoo Life', 'Savanna Assurance']);
    expect(rows).toHaveLength(4);
    expect(JSON.stringify((await preview(2)).paper)).not.toContain('Policy of another one');
    const text = JSON.stringify(paper);
    for (const [words, isThere] of [
      ['Endowment 12', true],
      ['Savanna Assurance', true],
      ['Life policy 77', false],
      ['Karoo Life', false],
    ] as const)
      expect([words, text.includes(words)]).toEqual([words, isThere]);
  });

  test('names the signs a PDF cannot show before it is printed', async () => {
    const previewLetter = (name: string) =>
      firm.admin.call(paperCalls.previewmattertemplate, {
        body: { matterID, content: 'Dear {recipient.name}', answers: { 'recipient.name': name } },
      });
    expect((await previewLetter('王 \u{1f3e0} Lüderitz')).body.lacking).toEqual(['王', '\u{1f3e0}']);
    expect((await previewLetter('Ḓambuza ǁGaroëb')).body.lacking).toEqual([]);
  });

  test('of two hundred pages, or of a hundred thousand letters without a space, is made', async () => {
    const { id: long } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const pages = Array.from({ length: 200 }, (_, at) => `Page ${at + 1} of {main.name}`).join('\n\n[page]\n');
    for (const content of [pages, 'x'.repeat(100_000)]) {
      const { status, body } = await make({ matterID: long, content });
      expect([status, body.documentID === null]).toEqual([200, false]);
    }
  });

  test('is filed on the matter with the data it was made from, as PDF or Word, and is in the trail', async () => {
    const own = (await createMatter(testApp, firm, { diedOn: '2026-03-01' })).id;
    const { status, body: made } = await make({ matterID: own, answers });
    expect(status).toBe(200);
    const file = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: made.documentID! } });
    expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const word = await make({ matterID: own, answers, fileType: 1 });
    const second = await firm.admin.call(documentCalls.downloaddocument, {
      query: { documentID: word.body.documentID! },
    });
    expect(second.raw.subarray(0, 2).toString()).toBe('PK');
    // The letterhead stands in the text; `includetemplate` says whether it is printed.
    const withHead = { matterID: own, answers, fileType: 1, content: '[letterhead]\n\nDear {recipient.name}' };
    const readHead = async (includetemplate: boolean) => {
      const { body } = await make({ ...withHead, includetemplate });
      const { raw } = await firm.admin.call(documentCalls.downloaddocument, {
        query: { documentID: body.documentID! },
      });
      return strFromU8(unzipSync(new Uint8Array(raw))['word/document.xml']!).match(/Firm \d+/) !== null;
    };
    expect([await readHead(true), await readHead(false)]).toEqual([true, false]);
    const { body: kept } = await firm.admin.call(paperCalls.getdata, { query: { id: made.id } });
    expect(kept.data).toMatchObject({ 'main.dateOfDeath': '2026-03-01', 'recipient.name': 'The Bank' });
    expect(await listTrail(testApp, firm, own)).toEqual(Array.from({ length: 4 }, () => 'document.generated'));
  });

  test('is sent by mail as an attachment, with its state', async () => {
    const { body: made } = await make({ answers });
    const body = { id: made.id, to: 'bank@example.test', subject: 'Estate late Botha', text: 'Attached.' };
    const sent = await firm.admin.call(paperCalls.mailpaper, { body });
    expect([sent.status, sent.body.mailState]).toEqual([200, 'queued']);
    await drainJobs(testApp.services, [sendMail]);
    const after = (await firm.admin.call(paperCalls.getmade, { query: { matterID } })).body;
    expect(after.find(({ id }) => id === made.id)?.mailState).toBe('sent');
    expect(await listMails(testApp, 'bank@example.test')).toHaveLength(1);
    expect((await firm.admin.call(paperCalls.mailpaper, { body: { ...body, to: 'nowhere' } })).status).toBe(422);
  });

  test('opens in one’s own mail program as an unsent draft with the paper in it', async () => {
    const { body: made } = await make({ answers });
    const draft = await firm.admin.call(documentCalls.senddocumentwithoutlook, {
      body: { documentIDs: [made.documentID!], to: 'heir@example.test', subject: 'Brief', text: 'Hierby.' },
    });
    const eml = draft.raw.toString();
    expect([draft.status, draft.headers['content-type']]).toEqual([200, 'message/rfc822']);
    expect(eml).toMatch(/^X-Unsent: 1/im);
    expect(eml).toMatch(/Content-Type: application\/pdf/);
  });

  test('goes to every heir in one batch: each gets their own; who has no address, or whose could not be made, is named', async () => {
    const { id: estate } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into matter_party (matter_id, role, kind, first_names, surname, email, is_beneficiary) values
        (${estate}, 'beneficiary', 'person', 'Anna', 'Botha', 'anna-heir@example.test', true),
        (${estate}, 'beneficiary', 'person', 'Ben', 'Botha', null, true)`),
    );
    const content = 'Dear {recipient.name}\n\n[each heirs]\nOnly {heir.name}.\n[end]';
    const { body: begun } = await firm.admin.call(paperCalls.makebatch, {
      body: { matterID: estate, title: 'To heirs', content, list: 'heirs', rows: [0, 1, 7], isMailed: true },
    });
    expect([begun.total, begun.state]).toEqual([3, 'waiting']);
    await drainJobs(testApp.services, [makeBatches, sendMail]);
    const { body: ended } = await firm.admin.call(paperCalls.getbatch, { query: { id: begun.id } });
    expect([ended.state, ended.done, ended.failed]).toEqual(['done', 2, 1]);
    expect(ended.papers.map(({ recipient, mailState }) => [recipient, mailState])).toEqual([
      ['Anna Botha', 'sent'],
      ['Ben Botha', null],
      [null, null],
    ]);
    const { data } = (await firm.admin.call(paperCalls.getdata, { query: { id: ended.papers[0]!.id } })).body;
    expect((data['heirs'] as object[]).map((heir) => (heir as { 'heir.name': string })['heir.name'])).toEqual([
      'Anna Botha',
    ]);
    const asked = { matterID: estate, title: 'To heirs', content: '{recipient.name}: {letter.subject}' };
    const { body: lacking } = await firm.admin.call(paperCalls.makebatch, {
      body: { ...asked, list: 'heirs', rows: [0, 1] },
    });
    await drainJobs(testApp.services, [makeBatches]);
    const { body: unmade } = await firm.admin.call(paperCalls.getbatch, { query: { id: lacking.id } });
    expect(unmade.papers.map(({ recipient, fault }) => [recipient, fault !== null])).toEqual([
      ['Anna Botha', true],
      ['Ben Botha', true],
    ]);
  });

  test('is in the language chosen for it, else the firm’s; a notice of one language says which languages it has', async () => {
    const preview = async (asked: { templateID: number; language?: 'en' | 'af' }) => {
      const { body } = await firm.admin.call(paperCalls.previewmattertemplate, { body: { matterID, ...asked } });
      return body;
    };
    const afrikaans = await preview({ templateID: 74, language: 'af' });
    expect([afrikaans.language, afrikaans.languages, afrikaans.wantedLanguage]).toEqual(['af', ['en', 'af'], 'af']);
    expect(JSON.stringify(afrikaans.paper)).toContain('Geagte heer of dame');
    expect(afrikaans.asked.find(({ field }) => field === 'letter.enclosures')?.value).toContain('Sterftesertifikaat');
    expect((await preview({ templateID: 74 })).language).toBe('en');
    const notice = await preview({ templateID: 7, language: 'en' });
    expect([notice.language, notice.languages, notice.wantedLanguage]).toEqual(['af', ['af'], 'en']);
  });

  test('goes to each recipient in the language they are written to in', async () => {
    const { id: estate } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into matter_party (matter_id, role, kind, surname, address1, details) values
        (${estate}, 'recipient', 'person', 'Anna', 'Main Road 1', '{"language":"af"}'),
        (${estate}, 'recipient', 'person', 'Ben', 'Main Road 2', '{}')`),
    );
    const { body: begun } = await firm.admin.call(paperCalls.makebatch, {
      body: {
        matterID: estate,
        title: 'To all',
        templateID: 1,
        list: 'recipients',
        rows: [0, 1],
        answers: {
          'letter.subject': 'Hello',
          'letter.body': 'Text',
          'responsible.name': 'Thandi',
          'firm.phone': '021 555 0100',
          'firm.email': 'office@example.test',
        },
      },
    });
    await drainJobs(testApp.services, [makeBatches]);
    const { body: ended } = await firm.admin.call(paperCalls.getbatch, { query: { id: begun.id } });
    expect(ended.papers.map(({ recipient, language, fault }) => [recipient, language, fault])).toEqual([
      ['Anna', 'af', null],
      ['Ben', 'en', null],
    ]);
  });

  test('to an heir is in the heir’s language until another is chosen; what is unknown of the heir is not answered', async () => {
    const { id: estate } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into matter_party (matter_id, role, kind, surname, letter_language, is_beneficiary) values
        (${estate}, 'beneficiary', 'person', 'Anna', 'Afrikaans', true)`),
    );
    const preview = async (language?: 'en') =>
      (
        await firm.admin.call(paperCalls.previewmattertemplate, {
          body: { matterID: estate, templateID: 79, ...(language && { language }) },
        })
      ).body;
    const afrikaans = await preview();
    expect([afrikaans.language, afrikaans.wantedLanguage]).toEqual(['af', 'af']);
    expect(JSON.stringify(afrikaans.paper)).toContain('Geagte Anna');
    expect(JSON.stringify(afrikaans.paper)).not.toContain('minderjarig');
    const english = await preview('en');
    expect([english.language, english.wantedLanguage]).toEqual(['en', 'en']);
    expect(JSON.stringify(english.paper)).toContain('Dear Anna');
    // Nothing says whether there is a will: the letter does not say that there is none.
    expect(JSON.stringify(english.paper)).not.toContain('left no will');
    const { body: notice } = await firm.admin.call(paperCalls.previewmattertemplate, {
      body: { matterID: estate, templateID: 52 },
    });
    expect(JSON.stringify(notice.paper)).not.toMatch(/"(?:No|None|Unknown|Not applicable|No will is known)"/);
  });

  test('suggests what belongs to the stage, and is not for another type of matter', async () => {
    const { id: patient } = await createMatter(testApp, firm, { systemType: 3 });
    const { body } = await firm.admin.call(paperCalls.getformatter, { query: { matterID: patient } });
    expect(body[0]).toMatchObject({ id: 86, isSuggested: true });
    expect(body.map(({ id }) => id)).not.toContain(6);
    const wrong = await make({ matterID: patient, content: '{main.dateOfDeath}', answers });
    expect(wrong.status).toBe(422);
  });
});
