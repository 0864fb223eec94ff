import { sessionCalls } from '@boedel/contract/session/session.calls';
import { systemChangeCalls } from '@boedel/contract/system-changes/system-changes.calls';
import { readTokenBody, readClaims } from '@boedel/domain/access/claims';
import { guardRoute } from '@boedel/domain/access/route-guard';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, rand } from '@boedel/domain/money/cents';
import { computeArrears } from '@boedel/domain/session/arrears';
import { describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createDemoApp } from '../testing/create-demo-app';
import { signIn } from '../testing/sign-in';
import { demoFirms, demoPassword, demoPeople } from './people';

const demoApp = createDemoApp();
const signInAs = async (email: string) => (await signIn(demoApp, email, { password: demoPassword })).body;

describe('the people of the demo', () => {
  test.each(demoPeople.map(({ email, is }) => [email, is] as const))('%s signs in: %s', async (email) => {
    const person = await signInAs(email);
    if (email === 'arrears@karoo.test') return expect(person).toMatchObject({ accountInArrears: true, token: null });
    if (email === 'twofactor@protea.test')
      return expect(person).toMatchObject({ twoFactorRequired: true, token: null });
    const claims = readClaims(readTokenBody(person.token)!);
    const decision = guardRoute(claims, new Date());
    if (email === 'newcomer@protea.test') return expect(decision).toEqual({ kind: 'go', to: '/accepttcs' });
    if (email === 'client@protea.test') return expect(decision).toMatchObject({ kind: 'render' });
    expect(decision).toEqual({ kind: 'go', to: '/systemselect' });
    if (email === 'single@protea.test') expect(claims.usableTypes).toEqual([2]);
    if (email === 'nosystem@protea.test') expect(claims.usableTypes).toEqual([]);
  });

  test('the firm in the Karoo has owed for 75 days', async () => {
    const rows = await openProviderScope(demoApp.test.database).transaction((tx) =>
      tx.rows<{ kind: 'invoice' | 'payment'; on: LocalDate; amount: Cents }>(sql`
        select e.kind, e.counts_on as on, e.amount_cents as amount from subscription_entry e
        join intermediary i on i.id = e.intermediary_id where i.name = ${demoFirms.karoo.name}`),
    );
    const arrears = computeArrears(rows, computeDayAt(new Date()));
    expect(arrears).toMatchObject({ owing: rand(5700) });
    // One more where midnight came between loading the demo and this test.
    expect([75, 76]).toContain(arrears.days);
  });

  test('somebody of two firms sees both, and both have paid', async () => {
    const { body } = await demoApp.callAs((await signInAs('both@protea.test')).token!, sessionCalls.firms);
    expect(body.map(({ name, accountInArrears }) => [name, accountInArrears])).toEqual([
      ['Protea Fiduciary', false],
      ['Welwitschia Trust', false],
    ]);
  });

  test('have system changes to read, one of them still to come', async () => {
    const [admin, staff] = [await signInAs('admin@protea.test'), await signInAs('super@boedel.test')];
    const countChanges = async (token: string) =>
      (await demoApp.callAs(token, systemChangeCalls.getChangeslist)).body.total;
    expect(await countChanges(staff.token!)).toBe((await countChanges(admin.token!)) + 1);
    expect((await demoApp.callAs(admin.token!, systemChangeCalls.getNewChangesFlag)).body).toEqual({ seen: false });
  });
});
