import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { companyCalls, ldOptionCalls, organisationCalls, settingCalls } from '@boedel/contract/firm/firm.calls';
import { isOnByDefault } from '@boedel/contract/firm/ld-defaults';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const readSettings = async ({ admin }: TestFirm) => (await admin.call(organisationCalls.getIntermediary)).body;

describe('how a firm works', () => {
  test('a new firm has settings at once, and an administrator changes them', async () => {
    const firm = await testApp.createFirm({ name: 'Kremetart Boedels' });
    const before = await readSettings(firm);
    expect(before).toMatchObject({
      id: firm.id,
      name: 'Kremetart Boedels',
      matterReferencePattern: '{type}/{yyyy}/{seq:5}',
    });
    const wanted = {
      ...before,
      CertificateInfo: 'Certified as a true copy',
      matterReferencePattern: 'KB-{yy}-{seq:4}',
      executorFeePercent: 2.75,
      advertisingCost: 1850.5,
      reminderFrequency: 2 as const,
      reminderWeekday: 3,
      reminderMonthDay: 15,
      isSharePointOn: true,
    };
    const changed = await firm.admin.call(organisationCalls.updateDetails, { body: wanted });
    expect(changed.body).toEqual({ ...wanted, reminderWeekday: null, version: 2 });
    expect(await readSettings(firm)).toEqual(changed.body);
  });

  test('everything that is wrong is said at once', async () => {
    const firm = await testApp.createFirm();
    const body = {
      ...(await readSettings(firm)),
      matterReferencePattern: 'EST/{yyyy}',
      executorFeePercent: 4,
      reminderFrequency: 2 as const,
      reminderMonthDay: 3,
      isVatRegistered: true,
    };
    const { status, problem } = await firm.admin.call(organisationCalls.updateDetails, { body });
    expect(status).toBe(422);
    expect(Object.keys(problem).sort()).toEqual([
      'executorFeePercent',
      'isVatRegistered',
      'matterReferencePattern',
      'reminderMonthDay',
    ]);
    const company = (await firm.admin.call(companyCalls.getIntermediaryCompany)).body;
    await firm.admin.call(companyCalls.update, { body: { ...company, vatNumber: '4000000002' } });
    const vat = await firm.admin.call(organisationCalls.updateDetails, {
      body: { ...(await readSettings(firm)), isVatRegistered: true },
    });
    expect(vat.body).toMatchObject({ isVatRegistered: true });
  });

  test('of two who save at once the second is shown what is there', async () => {
    const firm = await testApp.createFirm();
    const seen = await readSettings(firm);
    await firm.admin.call(organisationCalls.updateDetails, { body: { ...seen, CertificateInfo: 'first' } });
    const second = await firm.admin.call(organisationCalls.updateDetails, {
      body: { ...seen, CertificateInfo: 'second' },
    });
    expect(second.status).toBe(409);
    expect(second.problem).toMatchObject({ conflict: { theirs: { CertificateInfo: 'first' } } });
  });

  test('a colour nobody could read is refused with one that can be', async () => {
    const firm = await testApp.createFirm();
    const pale = await firm.admin.call(organisationCalls.setWhiteLabelColor, { body: { color: '#ffd700' } });
    expect(pale.status).toBe(422);
    const better = /#[0-9a-f]{6}(?=\.)/.exec(String((pale.problem['color'] as string[])[0]))![0];
    expect((await firm.admin.call(organisationCalls.setWhiteLabelColor, { body: { color: better } })).status).toBe(200);
    const { body } = await (
      await firm.person(['UserMatterAccess'])
    ).call(organisationCalls.getWhiteLabelColor, { query: {} });
    expect(body).toEqual({ color: better, onDark: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    await firm.admin.call(organisationCalls.setWhiteLabelColor, { body: { color: null } });
    expect((await readSettings(firm)).whiteLabelColor).toBeNull();
  });

  test('a Legal Agent signs milestone letters only once one is marked', async () => {
    const firm = await testApp.createFirm();
    const choose = (intermediaryID: number) =>
      firm.admin.call(organisationCalls.updateAgent, { body: { intermediaryID, milestoneSignatoryEnum: 2 } });
    expect((await choose(firm.id)).problem).toHaveProperty('milestoneSignatoryEnum');
    await firm.admin.call(directoryCalls['director.add'], { body: { name: 'Adv. Nkosi', isMilestoneSignatory: true } });
    expect((await choose(firm.id)).body).toMatchObject({ milestoneSignatoryEnum: 2 });
    const other = await testApp.createFirm();
    expect((await choose(other.id)).raw.toString()).toBe((await choose(987_654_321)).raw.toString());
  });

  test('somebody without the role reads and does not change', async () => {
    const firm = await testApp.createFirm();
    const reader = await firm.person([]);
    const { body } = await reader.call(organisationCalls.getIntermediary);
    expect((await reader.call(organisationCalls.updateDetails, { body })).status).toBe(403);
  });
});

describe('single settings', () => {
  test('trust fees are saved, checked and guarded against a second writer', async () => {
    const { admin } = await testApp.createFirm();
    const { body: before } = await admin.call(settingCalls.getTrustFees);
    expect(before).toMatchObject({ annualPercent: null, isVatAdded: false, version: 1 });
    const wrong = await admin.call(settingCalls.saveTrustFees, {
      body: { ...before, annualPercent: 1.6, minimumFee: -1 },
    });
    expect(wrong.problem).toEqual({ minimumFee: ['Enter an amount of 0 or more.'] });
    const baseless = await admin.call(settingCalls.saveTrustFees, { body: { ...before, annualPercent: 1.6 } });
    expect(Object.keys(baseless.problem)).toEqual(['annualBasis']);
    const unregistered = await admin.call(settingCalls.saveTrustFees, { body: { ...before, isVatAdded: true } });
    expect(Object.keys(unregistered.problem)).toEqual(['isVatAdded']);
    const wanted = {
      ...before,
      takeOnPercent: 1.15,
      annualPercent: 1.6,
      annualBasis: 'Average value' as const,
      minimumFee: 5000,
    };
    expect((await admin.call(settingCalls.saveTrustFees, { body: wanted })).body).toEqual({ ...wanted, version: 2 });
    expect((await admin.call(settingCalls.saveTrustFees, { body: wanted })).status).toBe(409);
  });

  test('recon options', async () => {
    const { admin } = await testApp.createFirm();
    const { body: before } = await admin.call(settingCalls.getReconOptions);
    const saved = await admin.call(settingCalls.saveReconOptions, {
      body: { ...before, voucherPrefix: ' V ', matchWithinDays: 3 },
    });
    expect(saved.body).toEqual({ ...before, voucherPrefix: 'V', matchWithinDays: 3, version: 2 });
    expect((await admin.call(settingCalls.saveReconOptions, { body: { ...before, matchWithinDays: 99 } })).status).toBe(
      400,
    );
  });

  test('how often client reports go out', async () => {
    const { admin } = await testApp.createFirm();
    expect((await admin.call(settingCalls.getBatchFrequency)).body).toEqual({
      frequency: 3,
      weekday: null,
      monthDay: null,
    });
    const weekly = { frequency: 1 as const, weekday: null, monthDay: null };
    expect((await admin.call(settingCalls.saveBatchFrequency, { body: weekly })).problem).toHaveProperty('weekday');
    const friday = await admin.call(settingCalls.saveBatchFrequency, { body: { ...weekly, weekday: 5 } });
    expect(friday.body).toEqual({ frequency: 1, weekday: 5, monthDay: null });
  });
});

describe('the thirty switches of the accounts', () => {
  test('are named by the rule, one is set, set by number, and left to the product again', async () => {
    const { admin } = await testApp.createFirm();
    const { body: all } = await admin.call(ldOptionCalls.getlist);
    expect(all.map(({ option }) => option)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(all.every(({ option, isOn, isDefault }) => isDefault && isOn === isOnByDefault(option))).toBe(true);
    expect(all[26]).toMatchObject({
      option: 27,
      account: 'Fiduciary account',
      subject: 'Column borders',
      systemTypeID: 2,
    });
    expect(all[9]).toMatchObject({ account: 'Recapitulation statement', subject: 'Sort by value', isOn: false });

    const sorted = await admin.call(ldOptionCalls.update, { body: { id: all[9]!.id, isOn: true, version: 1 } });
    expect(sorted.body).toMatchObject({ isOn: true, isDefault: false, version: 2 });
    expect((await admin.call(ldOptionCalls.update, { body: { id: all[9]!.id, isOn: false, version: 1 } })).status).toBe(
      409,
    );
    expect((await admin.call(ldOptionCalls.add, { body: { option: 1, isOn: false } })).body).toMatchObject({
      option: 1,
      isOn: false,
    });
    await admin.call(ldOptionCalls._delete, { query: { id: all[9]!.id } });
    expect((await admin.call(ldOptionCalls.getbyid, { query: { id: all[9]!.id } })).body).toMatchObject({
      isOn: false,
      isDefault: true,
    });
  });

  test('option 27 is not switched on in a firm without Deceased Estates', async () => {
    const firm = await testApp.createFirm();
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`update intermediary set system_types = '{1}' where id = ${firm.id}`),
    );
    const { problem } = await firm.admin.call(ldOptionCalls.add, { body: { option: 27, isOn: true } });
    expect(problem).toEqual({ isOn: ['This switch is for Deceased Estates only, which the firm does not use.'] });
    expect((await firm.admin.call(ldOptionCalls.add, { body: { option: 27, isOn: false } })).status).toBe(200);
  });
});
