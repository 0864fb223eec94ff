import { constants } from '@boedel/contract/fixed/constants';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import type { DueWindow } from '@boedel/domain/deadlines/due-window';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

test('the warning of fair use counts the matters of the firm, as the limit does, and not one type’s', async () => {
  const firm = await testApp.createFirm();
  const tenths = (constants.fairUseActiveMatters * 9) / 10;
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`insert into matter (system_type, status, reference, name, country)
      select 1 + n % 2, 1 + n % 2, 'F' || n, 'Botha', 'South Africa' from generate_series(1, ${tenths}::int) n`),
  );
  const admin = await firm.person(['Admin'], { systemTypes: [2] });
  const { body } = await admin.call(matterCalls.dashboard);
  expect(body.counts.all).toBe(tenths / 2);
  expect(body.warnings).toEqual(['2,700 of 3,000 active matters are used.']);
});

test('what is due is asked for by late, this week, this month and mine', async () => {
  const firm = await testApp.createFirm();
  const today = computeDayAt(new Date(), 'ZA');
  const mary = await firm.person(['Capture Matter'], { systemTypes: [2] });
  const days = { late: addDays(today, -3), today, far: addDays(today, 60) };
  await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`insert into matter
      (system_type, status, reference, name, country, responsible_person_id)
      values (2, 2, 'D1', 'Botha', 'South Africa', ${mary.personId}) returning id`);
    const other = await tx.one<{ id: number }>(sql`insert into matter (system_type, status, reference, name, country)
      values (2, 2, 'D2', 'Zulu', 'South Africa') returning id`);
    for (const [title, day] of Object.entries(days))
      await tx.run(sql`insert into diary_entry (matter_id, type, title, due_on) values (${id}, 1, ${title}, ${day})`);
    await tx.run(
      sql`insert into diary_entry (matter_id, type, title, due_on) values (${other.id}, 1, 'other', ${days.late})`,
    );
  });
  const listTitles = async (query: { when: DueWindow; mine: 'true' | 'false' }): Promise<string[]> =>
    (await mary.call(matterCalls.getDue, { query })).body.map(({ title }) => title);
  expect(await listTitles({ when: 'soon', mine: 'false' })).toEqual(['late', 'other', 'today']);
  expect(await listTitles({ when: 'overdue', mine: 'false' })).toEqual(['late', 'other']);
  expect(await listTitles({ when: 'overdue', mine: 'true' })).toEqual(['late']);
  expect(await listTitles({ when: 'week', mine: 'false' })).toEqual(['today']);
  expect(await listTitles({ when: 'month', mine: 'true' })).toEqual(['today']);
  const { dueCounts } = (await mary.call(matterCalls.dashboard)).body;
  expect(dueCounts).toEqual({ soon: 3, overdue: 2, week: 1, month: 1, mine: 2 });
});
