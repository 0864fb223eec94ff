import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';
import { createEstateToLodge } from '../lodging/lodging.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const check = async (matterID: number, language: 'en' | 'af' = 'en') =>
  (await firm.admin.call(lodgingCalls.check, { query: { matterID, language } })).body;
/** But for what the figures say: those have their own test. */
const listOpenPoints = async (matterID: number): Promise<string[]> =>
  (await check(matterID)).points.filter(({ kind }) => kind !== 'figures').map(({ id }) => id);
const run = (statement: ReturnType<typeof sql>) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => tx.run(statement));
const insertEvent = (matterID: number, event: string, on: string) =>
  run(sql`insert into diary_entry (matter_id, type, event, title, due_on, done_at)
    values (${matterID}, 1, ${event}, ${event}, ${on}, ${on})`);

describe('what stops an account from being lodged', () => {
  test('each point is mended where it says, and goes', async () => {
    const { id: matterID, mainId } = await createMatter(testApp, firm, { diedOn: '2026-02-07' });
    const { body: heir } = await firm.admin.call(beneficiaryCalls.add, {
      body: { matterID, kind: 'person', surname: 'Botha', firstNames: 'Elsa' } as never,
    });
    const asset = await createAsset(firm.admin, matterID);
    const { body: debt } = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Edgars', amount: 500, kind: 'debtBeforeDeath' } as never,
    });
    const all = await check(matterID);
    expect(all.points.filter(({ kind }) => kind === 'facts' || kind === 'stages').map(({ id }) => id)).toEqual([
      'masters-office',
      'masters-reference',
      'executor',
      'identity',
      'address',
      'heirs',
      'deeds',
      'asset-vouchers',
      'claim-vouchers',
      'claims-decided',
      'reported',
      'letters',
      'advert',
    ]);
    // Without a will: the affidavit of the next of kin is asked, the will is not.
    expect(all.points.filter(({ kind }) => kind === 'papers').map(({ message }) => formatInEnglish(message))).toEqual([
      'Death notice (J294)',
      'Inventory (J243)',
      'Acceptance of trust as executor (J190)',
      'Next-of-kin affidavit (J192)',
      'Proof that the notice to creditors was published (J193)',
      'Bank statements of the estate account up to the date of the account',
      'Valuation of the immovable property',
    ]);

    /** Does something, after which exactly these are gone. */
    const expectSettled = async (ids: readonly string[], work: () => Promise<unknown>): Promise<void> => {
      const before = await listOpenPoints(matterID);
      await work();
      expect(before.filter((id) => ids.includes(id))).toEqual(ids);
      expect(await listOpenPoints(matterID)).toEqual(before.filter((id) => !ids.includes(id)));
    };
    const offices = await firm.admin.call(directoryCalls['masteroffice.getlist'], {
      query: { searchString: 'Pretoria' },
    });
    await expectSettled(['masters-office', 'masters-reference'], async () => {
      const { body } = await firm.admin.call(matterCalls.GetMatterDetails, { query: { matterID } });
      const saved = await firm.admin.call(matterCalls.update, {
        body: { ...body, masterOfficeID: offices.body.rows[0]!.id, masterReference: '001/2026' },
      });
      expect(saved.status).toBe(200);
    });
    await expectSettled(['executor'], () =>
      firm.admin.call(executorCalls.SaveExecutor, {
        body: { matterID, kind: 'person', surname: 'Nel', details: {} } as never,
      }),
    );
    await expectSettled(['identity', 'address'], () =>
      run(sql`update matter_party set id_number = '5506035009084', address1 = 'Kerkstraat 1' where id = ${mainId}`),
    );
    await expectSettled(['heirs'], async () => {
      const { body: now } = await firm.admin.call(beneficiaryCalls.getbymatterid, { query: { matterID } });
      const { version } = now.find(({ id }) => id === heir.id)!;
      const saved = await firm.admin.call(beneficiaryCalls.update, {
        body: { ...heir, version, dateOfBirth: '1980-05-05' },
      });
      expect(saved.status).toBe(200);
    });
    await expectSettled(['deeds', 'asset-vouchers'], async () => {
      const { body } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
      const saved = await firm.admin.call(assetCalls.update, {
        body: { ...body, titleDeed: 'T1/1999', voucher: '1' },
      });
      expect(saved.status).toBe(200);
    });
    await expectSettled(['claim-vouchers', 'claims-decided'], async () => {
      const saved = await firm.admin.call(liabilityCalls.update, {
        body: { ...debt, voucher: '2', status: 'admitted', statusDate: '2026-05-01' } as never,
      });
      expect(saved.status).toBe(200);
    });
    await expectSettled(['reported'], () => insertEvent(matterID, 'reported', '2026-02-20'));
    await expectSettled(['letters'], () => insertEvent(matterID, 'letters', '2026-03-20'));
    await expectSettled(['advert'], () => insertEvent(matterID, 'creditorsNotice', '2026-04-10'));
    // The paper of its number, filed, answers one; the others are marked, and one is opened again.
    await expectSettled(['requirement-1000000001'], () =>
      sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, type: 52 }, [
        { name: 'J294.pdf', content: '%PDF-1.4\n%%EOF' },
      ]),
    );
    // What was filed with the notice to creditors is the proof of it, as long as that notice stands.
    const advert = await firm.admin.call(meetingCalls.add, {
      body: { matterID, type: 9, gazetteDate: '2026-04-10', newspaperDate: '2026-04-10' },
    });
    await expectSettled(['requirement-1000000006'], async () => {
      const [proof] = (
        await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [
          { name: 'proof.pdf', content: '%PDF-1.4\n%%EOF' },
        ])
      ).body;
      await firm.admin.call(documentCalls.linkMeeting, {
        body: { DocumentID: proof!.id, MeetingID: advert.body.id },
      });
    });
    const markRequirement = (requirementID: number, isMet: boolean) =>
      firm.admin.call(lodgingCalls.markRequirement, { body: { matterID, requirementID, isMet } });
    for (const { requirementID, id } of (await check(matterID)).points.filter(({ kind }) => kind === 'papers')) {
      await expectSettled([id], () => markRequirement(requirementID!, true));
    }
    expect(await listOpenPoints(matterID)).toEqual([]);
    await markRequirement(1_000_000_002, false);
    expect(await listOpenPoints(matterID)).toEqual(['requirement-1000000002']);
    expect((await check(matterID)).met).toHaveLength(4);
    expect((await markRequirement(1_000_000_005, true)).status).toBe(422);
  });

  test('what keeps the account from being drawn stands among them, and goes once it is mended', async () => {
    const { id: matterID, mainId } = await createMatter(testApp, firm);
    await createAsset(firm.admin, matterID);
    const listFigurePoints = async () =>
      (await check(matterID)).points
        .filter(({ kind }) => kind === 'figures')
        .map(({ message, tab }) => [formatInEnglish(message), tab]);
    expect(await listFigurePoints()).toEqual([['Enter the date of death first.', 'deceased']]);
    await run(sql`update matter_party set died_on = '2026-02-07' where id = ${mainId}`);
    expect((await listFigurePoints()).map(([, tab]) => tab)).toContain('beneficiaries');
    await firm.admin.call(partyCalls['child.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' },
    });
    expect(await listFigurePoints()).toEqual([]);
  });

  test('are of the account that is looked at: what keeps a final one open keeps no other', async () => {
    const { matterID } = await createEstateToLodge(testApp, firm, '2026-02-07');
    await createAsset(firm.admin, matterID, {
      kind: 'cash',
      class: 'claim',
      name: 'Refund',
      treatment: 'outstanding',
      whyOutstanding: 'SARS has not assessed it.',
      valuationAmount: 5_000,
    });
    const figures = async (kind?: 'first') =>
      (await firm.admin.call(lodgingCalls.check, { query: { matterID, ...(kind && { kind }) } })).body.points
        .filter((point) => point.kind === 'figures')
        .map(({ message }) => formatInEnglish(message).slice(0, 43));
    expect(await figures()).toEqual(['A final account leaves nothing outstanding.']);
    expect(await figures('first')).toEqual([]);
  });

  test('tax that is claimed and worked out besides is listed and printed, and goes once the claim is withdrawn', async () => {
    const { matterID } = await createEstateToLodge(testApp, firm, '2026-02-07');
    await run(sql`update matter_party set born_on = '1955-06-03' where matter_id = ${matterID} and role = 'main'`);
    const { body: debt } = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'SARS', amount: 40_000, kind: 'incomeTaxToDeath' } as never,
    });
    const figures = async () =>
      (await check(matterID)).points
        .filter(({ kind }) => kind === 'figures')
        .map(({ message, tab }) => [formatInEnglish(message).slice(0, 21), tab]);
    const readPrinted = async (): Promise<string> => {
      const file = await firm.admin.call(estateAccountCalls.draftFile, { query: { matterID, format: 'docx' } });
      return strFromU8(unzipSync(new Uint8Array(file.raw))['word/document.xml']!);
    };
    expect(await figures()).toEqual([]);
    const { body: settings } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
    const saved = await firm.admin.call(estateSettingCalls.save, {
      body: { ...settings, taxMethod: 'table', otherTaxableIncome: 400_000 },
    });
    expect(saved.status).toBe(200);
    expect(await figures()).toEqual([['Tax is charged twice:', 'liabilities']]);
    expect(await readPrinted()).toContain('Tax is charged twice: R 40,000.00 claimed by SARS');
    await firm.admin.call(liabilityCalls.update, {
      body: { ...debt, status: 'withdrawn', statusDate: '2026-05-01', statusReason: 'It is worked out.' } as never,
    });
    expect(await figures()).toEqual([]);
    expect(await readPrinted()).not.toContain('charged twice');
  });

  test('a firm adds what an office asks beside the provider’s list, for its own matters alone', async () => {
    const other = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07' });
    const { id: theirs } = await createMatter(testApp, other, { diedOn: '2026-02-07' });
    const added = await firm.admin.call(directoryCalls['lodgingrequirement.add'], {
      body: { name: 'Two copies of the account', nameAf: 'Twee afskrifte van die rekening' },
    });
    expect(added.status).toBe(200);
    const id = `requirement-${added.body.id}`;
    expect(await listOpenPoints(matterID)).toContain(id);
    const { points } = await check(matterID, 'af');
    expect(points.map(({ message }) => formatInEnglish(message))).toEqual(
      expect.arrayContaining(['Twee afskrifte van die rekening', 'Sterfkennis (J294)']),
    );
    const there = (await other.admin.call(lodgingCalls.check, { query: { matterID: theirs } })).body;
    expect(there.points.length).toBeGreaterThan(0);
    expect(there.points.map((point) => point.id)).not.toContain(id);
    const foreign = { matterID: theirs, requirementID: added.body.id, isMet: true };
    expect((await other.admin.call(lodgingCalls.markRequirement, { body: foreign })).status).toBe(422);
  });

  test('is printed with the draft, and shown to whoever may see both the account and the facts', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07', lettersOn: '2026-03-02' });
    await firm.admin.call(partyCalls['child.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' },
    });
    const blind = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, matterID, blind, { rights: ['reports'] });
    expect((await blind.call(lodgingCalls.check, { query: { matterID } })).status).toBe(404);
    await createAsset(firm.admin, matterID, {
      kind: 'cash',
      class: 'claim',
      treatment: 'money',
      valuationAmount: 50_000,
    });
    const file = await firm.admin.call(estateAccountCalls.draftFile, { query: { matterID, format: 'docx' } });
    expect(file.status).toBe(200);
    const words = strFromU8(unzipSync(new Uint8Array(file.raw))['word/document.xml']!);
    expect(words).toContain('Before lodging');
    expect(words).toContain('Choose the Master’s office the account goes to.');
  });
});
