import { companyCalls, organisationCalls } from '@boedel/contract/firm/firm.calls';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

describe("the firm's own details", () => {
  test('an administrator changes them, and the trail tells what was and what is', async () => {
    const firm = await testApp.createFirm({ name: 'Jacaranda Boedels' });
    const { body: before } = await firm.admin.call(companyCalls.getIntermediaryCompany);
    const changed = await firm.admin.call(companyCalls.update, { body: { ...before, phone: ' 012 345 6789 ' } });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...before, phone: '012 345 6789', version: 2 });
    const trail = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ action: string; before: object; after: object; person_id: number }>(sql`select * from audit_entry`),
    );
    expect(trail).toMatchObject([
      {
        action: 'company.changed',
        before: { phone: null },
        after: { phone: '012 345 6789' },
        person_id: firm.admin.personId,
      },
    ]);
  });

  test('of two people who save at once, the second is shown both versions and nothing is overwritten', async () => {
    const firm = await testApp.createFirm();
    const { body: seen } = await firm.admin.call(companyCalls.getIntermediaryCompany);
    await firm.admin.call(companyCalls.update, { body: { ...seen, phone: '012 111 1111' } });
    const second = await firm.admin.call(companyCalls.update, { body: { ...seen, phone: '012 222 2222' } });
    expect(second.status).toBe(409);
    expect(second.problem).toMatchObject({ conflict: { theirs: { phone: '012 111 1111', version: 2 } } });
    const { body: now } = await firm.admin.call(companyCalls.getIntermediaryCompany);
    expect(now.phone).toBe('012 111 1111');
  });

  test('somebody without the role may look but not change', async () => {
    const firm = await testApp.createFirm();
    const reader = await firm.person([]);
    const { status, body } = await reader.call(companyCalls.getIntermediaryCompany);
    expect(status).toBe(200);
    const refused = await reader.call(companyCalls.update, { body });
    expect(refused.status).toBe(403);
    expect(refused.problem).toEqual({ error: 'You are not authorised to use this action' });
  });

  test('numbers that cannot be are refused, each with its reason', async () => {
    const firm = await testApp.createFirm();
    const { body } = await firm.admin.call(companyCalls.getIntermediaryCompany);
    const wrong = { vatNumber: '123', registrationNumber: '7', email: 'nobody', branchCode: '1', accountNumber: 'x' };
    const { status, problem } = await firm.admin.call(companyCalls.update, { body: { ...body, ...wrong } });
    expect(status).toBe(422);
    expect(Object.keys(problem).sort()).toEqual(Object.keys(wrong).sort());
  });

  test('are entered once; a second set is refused', async () => {
    const firm = await testApp.createFirm();
    const { body } = await firm.admin.call(companyCalls.getList);
    expect(body).toHaveLength(1);
    const again = await firm.admin.call(companyCalls.add, { body: body[0]! });
    expect(again.problem).toEqual({ name: ['The details of the firm are entered already. Change them instead.'] });
  });

  test('a firm that moves to Namibia is asked for Namibian numbers from then on', async () => {
    const firm = await testApp.createFirm();
    const { body } = await firm.admin.call(companyCalls.getIntermediaryCompany);
    await firm.admin.call(companyCalls.update, { body: { ...body, country: 'Namibia', vatNumber: '1234567-015' } });
    expect((await firm.admin.call(organisationCalls.getIntermediary)).body.country).toBe('Namibia');
  });
});
