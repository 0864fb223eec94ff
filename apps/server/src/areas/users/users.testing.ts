import { userCalls } from '@boedel/contract/users/users.calls';
import type { Role } from '@boedel/domain/access/role';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import type { TestApp, TestPerson, TestFirm } from '../../testing/test-app';

/** Mails are counted by whole ten minutes of the clock: the next begin of one, or so many minutes on. */
export const roundToTenMinutes = (minutesOn = 0): Date =>
  new Date(Math.ceil(Date.now() / 600_000) * 600_000 + minutesOn * 60_000);

let serial = 0;
/** For tests: an address nobody has. */
export const createEmail = (): string => `new${(serial += 1)}@invited.test`;
export const invite = (by: TestPerson, email: string, more: { roles?: Role[]; fullname?: string } = {}) =>
  by.call(userCalls.add, {
    body: { email, fullname: 'Naledi Dube', roles: ['Capture Matter'], systemRoles: ['Trust'], ...more },
  });
export const remove = (by: TestPerson, id: number, handOverToID?: number) =>
  by.call(userCalls.removeUserFromIntermediary, { body: { id, handOverToID } });
export const readUser = async (by: TestPerson, id: number) =>
  (await by.call(userCalls.getbyid, { query: { id } })).body;
export const updateTestUser = async (by: TestPerson, id: number, more: object) => {
  const { fullname, roles, systemRoles, version } = await readUser(by, id);
  return by.call(userCalls.update, { body: { id, fullname, roles, systemRoles, version, ...more } });
};
export const setResponsible = (app: TestApp, firm: TestFirm, matterId: number, personId: number) =>
  openFirmScope(app.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set responsible_person_id = ${personId} where id = ${matterId}`),
  );
