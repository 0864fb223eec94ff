import { constants } from '@boedel/contract/fixed/constants';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { testHouse } from '../../testing/house';

const house = testHouse();

test('the warning of fair use counts the matters of the firm, as the limit does, and not one type’s', async () => {
  const firm = await house.aFirm();
  const tenths = (constants.fairUseActiveMatters * 9) / 10;
  await tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.run(sql`insert into matter (system_type, status, reference, name, country)
      select 1 + n % 2, 1 + n % 2, 'F' || n, 'Botha', 'South Africa' from generate_series(1, ${tenths}::int) n`),
  );
  const admin = await firm.person(['Admin'], { systemTypes: [2] });
  const { body } = await admin.call(matterCalls.dashboard);
  expect(body.counts.all).toBe(tenths / 2);
  expect(body.warnings).toEqual(['2,700 of 3,000 active matters are used.']);
});
