import { userCalls } from '@boedel/contract/users/users.calls';
import type { Role } from '@boedel/domain/access/role';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import type { House, Somebody, TestFirm } from '../../testing/house';

/** Mails are counted by whole ten minutes of the clock: the next begin of one, or so many minutes on. */
export const wholeTenMinutes = (minutesOn = 0): Date =>
  new Date(Math.ceil(Date.now() / 600_000) * 600_000 + minutesOn * 60_000);

let serial = 0;
/** For tests: an address nobody has. */
export const newEmail = (): string => `new${(serial += 1)}@invited.test`;
export const invite = (by: Somebody, email: string, more: { roles?: Role[]; fullname?: string } = {}) =>
  by.call(userCalls.add, {
    body: { email, fullname: 'Naledi Dube', roles: ['Capture Matter'], systemRoles: ['Trust'], ...more },
  });
export const remove = (by: Somebody, id: number, handOverToID?: number) =>
  by.call(userCalls.removeUserFromIntermediary, { body: { id, handOverToID } });
export const record = async (by: Somebody, id: number) => (await by.call(userCalls.getbyid, { query: { id } })).body;
export const change = async (by: Somebody, id: number, more: object) => {
  const { fullname, roles, systemRoles, version } = await record(by, id);
  return by.call(userCalls.update, { body: { id, fullname, roles, systemRoles, version, ...more } });
};
export const responsible = (house: House, firm: TestFirm, matterId: number, personId: number) =>
  tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set responsible_person_id = ${personId} where id = ${matterId}`),
  );
