import { areas } from '@boedel/contract/all-calls';
import type { CallSpec } from '@boedel/contract/call';
import type { Role } from '@boedel/domain/access/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestPerson, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

const roles = {
  S: 'SuperAdmin',
  A: 'Admin',
  C: 'Capture Matter',
  R: 'Request Account',
  J: 'JointAppointee',
  U: 'UserMatterAccess',
} as const satisfies Record<string, Role>;
type RoleLetter = keyof typeof roles;
const everybody = 'SACRJU';

/**
 * Who may make each call about people and firms, written down apart from where the calls are declared: a slip there
 * shows here. Letters are the roles above.
 */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    updateTermsAndConditions: everybody,
    updateSystemType: everybody,
    forgotpassword: everybody,
    getusername: everybody,
    checkAccess: everybody,
    getroles: 'SACR',
    getuserroles: everybody,
    getbyemail: 'A',
    getemailnotifications: everybody,
    setEmailNotifications: everybody,
    getAdministrators: 'SACRJ',
    getlist: 'SA',
    getbyid: 'A',
    add: 'A',
    resendInvitation: 'A',
    update: 'A',
    endSessions: 'A',
    resetSecondFactor: 'A',
    removeUserFromIntermediary: 'A',
    delete: 'A',
    getuseridbymatterid: everybody,
  },
  account: {
    details: everybody,
    updateDetails: everybody,
    setLanguage: everybody,
    signInHistory: everybody,
    endOtherSessions: everybody,
    startAuthenticator: everybody,
    confirmAuthenticator: everybody,
    newRecoveryCodes: everybody,
    removeAuthenticator: everybody,
    assist: everybody,
  },
  intermediaries: {
    getall: 'S',
    getlist: 'S',
    getbyid: 'S',
    geterased: 'S',
    getlistbyuserid: everybody,
    getmattersystemtype: everybody,
    add: 'S',
    update: 'S',
    _delete: 'S',
    withdrawNotice: 'S',
    addEntry: 'S',
    removeEntry: 'S',
    enter: 'S',
    visit: 'S',
    leave: 'S',
  },
  auditTrail: {
    getlist: 'SACR',
    getpeople: 'SACR',
    export: 'SACR',
    verify: 'A',
    getcheckpoint: 'A',
    setcheckpointmail: 'A',
    checkpoint: 'A',
    proof: 'A',
    consistency: 'A',
    publickeys: 'A',
    reveal: everybody,
  },
  ownAccounts: { getWaiting: everybody, confirm: 'AR', refuse: 'ACR' },
  payeeAccounts: { getToConfirm: 'AR', confirm: 'AR' },
  support: { getAccess: 'A', allowChanges: 'A', endChanges: 'A' },
  firmData: {
    getexports: 'A',
    startExport: 'A',
    download: 'A',
    getretention: 'A',
    getretainedmatters: 'A',
    giveNotice: 'A',
    withdrawNotice: 'A',
  },
  systemChanges: {
    getChangeslist: everybody,
    addChange: 'S',
    updateChange: 'S',
    deleteChange: 'S',
    getNewChangesFlag: everybody,
    markChangesSeen: everybody,
  },
};

test('every call about people and firms stands in the table', () => {
  for (const [area, calls] of Object.entries(table)) {
    expect(Object.keys(calls).toSorted()).toEqual(Object.keys(areas[area as keyof typeof areas]).toSorted());
  }
});

describe.each(Object.entries(roles) as [RoleLetter, Role][])('%s, %s,', (letter, role) => {
  let person: TestPerson;
  beforeAll(async () => {
    // Whoever is the provider's is at home: a visitor would leave in the middle of the table.
    person = await (await testApp.createFirm({ isProvider: role === 'SuperAdmin' })).person([role]);
  });

  test('is refused each call that is not theirs, and no other, whatever is sent', async () => {
    const wrong: string[] = [];
    for (const [area, calls] of Object.entries(table)) {
      const declared = areas[area as keyof typeof areas] as Readonly<Record<string, CallSpec>>;
      for (const [name, allowed] of Object.entries(calls)) {
        // Without input: who may is decided before what is sent is read.
        const { status } = await testApp.callAs(person.token, declared[name]!, {});
        if ((status === 403) === allowed.includes(letter)) wrong.push(`${area}.${name} answers ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
