import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import {
  executorCalls,
  powerOfAttorneyCalls,
  recipientCalls,
  uploadAuditCalls,
} from '@boedel/contract/matter-people/matter-people.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm({ name: 'Jakaranda Trust' });
  matterID = (await createMatter(testApp, firm)).id;
});

describe('recipients', () => {
  test('are saved, changed, listed and removed', async () => {
    const body = { matterID, name: 'Ms Dube', email: ' dube@heirs.test ', milestones: [3] };
    const { body: saved } = await firm.admin.call(recipientCalls.SaveRecipient, { body });
    expect(saved).toMatchObject({ name: 'Ms Dube', email: 'dube@heirs.test', milestones: [3], version: 1 });
    const changed = await firm.admin.call(recipientCalls.SaveRecipient, { body: { ...saved, milestones: [] } });
    expect(changed.body).toMatchObject({ id: saved.id, milestones: [], version: 2 });
    const stale = await firm.admin.call(recipientCalls.SaveRecipient, { body: { ...saved, name: 'Lost' } });
    expect(stale.problem).toMatchObject({ conflict: { theirs: { name: 'Ms Dube', version: 2 } } });
    expect((await firm.admin.call(recipientCalls.GetRecipients, { query: { matterID } })).body).toHaveLength(1);
    await firm.admin.call(recipientCalls.DeleteRecipient, { body: { id: saved.id } });
    expect((await firm.admin.call(recipientCalls.GetRecipients, { query: { matterID } })).body).toEqual([]);
  });

  test('need an address that can be written to', async () => {
    const refused = await firm.admin.call(recipientCalls.SaveRecipient, {
      body: { matterID, name: 'X', email: 'nowhere' },
    });
    expect([refused.status, Object.keys(refused.problem)]).toEqual([422, ['email']]);
  });
});

describe('executors', () => {
  const createGlobal = async (name: string): Promise<number> => {
    const { status, body } = await firm.admin.call(directoryCalls['globalexecutor.add'], {
      body: { name, partyType: 'Individual', email: `${name.toLowerCase()}@firm.test` },
    });
    expect(status).toBe(200);
    return body.id;
  };
  const listExecutors = async (of: number) =>
    (await firm.admin.call(executorCalls.GetExecutors, { query: { matterID: of } })).body;

  test('a matter has its own, and links those of the firm', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const { body: local } = await firm.admin.call(executorCalls.SaveExecutor, {
      body: {
        matterID: own,
        surname: 'Fourie',
        firstNames: 'Johan',
        details: { capacity: 'Executor', sharePercent: 40 },
      },
    });
    expect(local).toMatchObject({ isGlobal: false, listName: 'Fourie, Johan', details: { sharePercent: 40 } });
    const executorID = await createGlobal('Naude');
    const linked = await firm.admin.call(executorCalls.LinkExecutorToMatter, {
      body: { matterID: own, executorID, capacity: 'Co-executor', sharePercent: 60, appointedDate: '2026-10-20' },
    });
    expect(linked.body).toMatchObject({
      isGlobal: true,
      globalID: executorID,
      surname: 'Naude',
      email: 'naude@firm.test',
    });
    expect((await listExecutors(own)).map(({ isGlobal }) => isGlobal)).toEqual([false, true]);
    const again = await firm.admin.call(executorCalls.LinkExecutorToMatter, { body: { matterID: own, executorID } });
    expect([again.status, Object.keys(again.problem)]).toEqual([422, ['executorID']]);
    const check = { body: { matterID: own, executorID } };
    expect((await firm.admin.call(executorCalls.CheckIfGlobalExecutorIsLinkedToMatter, check)).body.isLinked).toBe(
      true,
    );
    const { body: both } = await firm.admin.call(executorCalls.GetGlobalAndLocalExecutors, {
      query: { matterID: own },
    });
    expect(both.local).toHaveLength(2);
    expect(both.global.find(({ id }) => id === executorID)?.isLinked).toBe(true);
    const { body: all } = await firm.admin.call(executorCalls.getGlobalExecutors, { query: {} });
    expect(all.find(({ id }) => id === executorID)?.isLinked).toBe(false);
    await firm.admin.call(executorCalls.UnLinkExecutorToMatter, check);
    expect((await firm.admin.call(executorCalls.CheckIfGlobalExecutorIsLinkedToMatter, check)).body.isLinked).toBe(
      false,
    );
    expect(await listTrail(testApp, firm, own)).toEqual(['executor.added', 'executor.linked', 'executor.unlinked']);
  });

  test('a link shows the entry as it is today, and changes only how the executor acts', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const executorID = await createGlobal('Oldname');
    const { body: link } = await firm.admin.call(executorCalls.LinkExecutorToMatter, {
      body: { matterID: own, executorID },
    });
    const { body: entry } = await firm.admin.call(directoryCalls['globalexecutor.getbyid'], {
      query: { id: executorID },
    });
    await firm.admin.call(directoryCalls['globalexecutor.update'], { body: { ...entry, name: 'Newname' } });
    expect((await listExecutors(own))[0]).toMatchObject({ surname: 'Newname' });
    const change = { matterID: own, executorID, capacity: 'Agent', version: link.version };
    const changed = await firm.admin.call(executorCalls.UpdateLinkedExecutor, { body: change });
    expect(changed.body.details).toMatchObject({ capacity: 'Agent' });
    expect((await firm.admin.call(executorCalls.UpdateLinkedExecutor, { body: change })).status).toBe(409);
    expect((await firm.admin.call(executorCalls.DeleteExecutor, { body: { id: link.id } })).status).toBe(422);
    const asLocal = await firm.admin.call(executorCalls.SaveExecutor, {
      body: { id: link.id, matterID: own, surname: 'X', version: changed.body.version },
    });
    expect(asLocal.status).toBe(422);
  });

  test('together never have more than the whole remuneration', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const save = (surname: string, details: object) =>
      firm.admin.call(executorCalls.SaveExecutor, { body: { matterID: own, surname, details } });
    const { body: first } = await save('First', { sharePercent: 70 });
    const refused = await save('Second', { sharePercent: 30.5 });
    expect(refused.problem).toEqual({ sharePercent: ['The others have 70% already. Give at most 30%.'] });
    await firm.admin.call(executorCalls.SaveExecutor, {
      body: { ...first, details: { ...first.details, endedDate: '2026-10-01' } },
    });
    expect((await save('Second', { sharePercent: 100 })).status).toBe(200);
    expect((await save('Third', { appointedDate: '2026-02-01', endedDate: '2026-01-01' })).status).toBe(422);
  });
});

describe('powers, directors and papers', () => {
  test('a special power of attorney is given and taken back', async () => {
    const add = (details: object) =>
      firm.admin.call(powerOfAttorneyCalls.AddSpecialPowerOfAttorney, {
        body: { matterID, surname: 'Agent', details },
      });
    expect((await add({ grantedDate: '2026-05-01', validUntil: '2026-04-01' })).status).toBe(422);
    const { body: power } = await add({ grantedDate: '2026-05-01', scope: 'To sign at the bank' });
    const list = () => firm.admin.call(powerOfAttorneyCalls.getSpecialPowerAttorney, { query: { matterID } });
    expect((await list()).body).toMatchObject([{ id: power.id, details: { scope: 'To sign at the bank' } }]);
    await firm.admin.call(powerOfAttorneyCalls.deletePowerOfAttorney, { body: { id: power.id } });
    expect((await list()).body).toEqual([]);
  });

  test('the directors are those of the company the matter is about', async () => {
    const { id } = await createMatter(testApp, firm, {
      systemType: 1,
      kind: 'company',
      firstNames: null,
      surname: 'Veld (Pty) Ltd',
    });
    const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID: id } });
    await firm.admin.call(mainPartyCalls.updateMain, {
      body: { ...tab.main, details: { directors: [{ name: 'P Naude' }] } },
    });
    const { body } = await firm.admin.call(powerOfAttorneyCalls.getDirectorDetailsByMatterID, {
      query: { matterID: id },
    });
    expect(body).toMatchObject([{ name: 'P Naude', idNumber: null }]);
  });

  test('the audit trail names each uploaded paper', async () => {
    const own = (await createMatter(testApp, firm)).id;
    for (const call of Object.values(uploadAuditCalls)) {
      expect((await firm.admin.call(call, { body: { matterID: own, fileName: 'scan.pdf' } })).status).toBe(200);
    }
    // No papers are filed yet, so no id can be of one.
    for (const documentID of [1, 987_654_321]) {
      const call = uploadAuditCalls.uploadedOriginalWillAudit;
      const answer = await firm.admin.call(call, { body: { matterID: own, documentID } });
      const unknown = await firm.admin.call(call, { body: { matterID: 987_654_321 } });
      expect([answer.status, answer.problem]).toEqual([404, unknown.problem]);
    }
    expect(await listTrail(testApp, firm, own)).toEqual([
      'deathNotice.uploaded',
      'deathCertificate.uploaded',
      'originalWill.uploaded',
      'acceptanceOfTrust.uploaded',
      'nomination.uploaded',
      'executorID.uploaded',
      'mastersDirection.uploaded',
    ]);
  });
});
