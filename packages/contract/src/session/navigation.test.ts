import { listShownItems } from '@boedel/domain/access/menus';
import type { Role } from '@boedel/domain/access/role';
import { describe, expect, test } from 'vitest';
import specified from '../../../../spec/routes.json' with { type: 'json' };
import { listPageRoles, findPageTitle } from '../pages/find-page';
import { pages } from '../pages/pages.data';
import { settingsRules, sidebarRules, topBarRules } from './navigation';

const createPerson = (systemType: number, ...roles: Role[]) => ({ roles, systemType });
/** Beyond what the specification lists. */
const ours: ReadonlySet<string> = new Set(pages.flatMap(({ path, isOurs }) => (isOurs ? [path] : [])));
const plain = ['Dashboard', 'Matters', 'Archived Matters', 'Diary', 'Task Centre', 'Audit Trail'];

describe('the side navigation', () => {
  test.each<[string, ReturnType<typeof createPerson>, string[]]>([
    ['somebody who captures estates', createPerson(2, 'Capture Matter'), [...plain, 'Bulk Client Reports']],
    ['somebody who captures trusts', createPerson(5, 'Capture Matter'), plain],
    [
      'an administrator of insolvencies',
      createPerson(1, 'Admin'),
      [...plain.slice(0, 5), 'Users', 'Audit Trail', 'Bulk Client Reports'],
    ],
    [
      "the provider's staff in insolvencies, who see both groups of reports",
      createPerson(1, 'SuperAdmin'),
      [
        ...plain,
        'Intermediaries',
        'System Changes',
        'Bulk Client Reports',
        'Management Reports',
        'Trust Management Reports',
        'Scheduler',
      ],
    ],
    [
      "the provider's staff in estates, without the trust reports",
      createPerson(2, 'SuperAdmin'),
      [...plain, 'Intermediaries', 'System Changes', 'Bulk Client Reports', 'Management Reports', 'Scheduler'],
    ],
    [
      "the provider's staff in trusts, with the trust reports alone",
      createPerson(5, 'SuperAdmin'),
      [...plain, 'Intermediaries', 'System Changes', 'Trust Management Reports', 'Scheduler'],
    ],
    ['a joint appointee', createPerson(1, 'JointAppointee'), ['Matters', 'Archived Matters']],
    ['somebody with access to single matters', createPerson(0, 'UserMatterAccess'), []],
  ])('of %s', (_, who, items) => expect(listShownItems(sidebarRules, who)).toEqual(items));

  test('has no Activity Centre in any system type', () => {
    for (const type of [1, 2, 3, 4, 5]) {
      expect(listShownItems(sidebarRules, createPerson(type, 'SuperAdmin', 'Admin'))).not.toContain('Activity Centre');
    }
  });
});

describe('the settings menu', () => {
  test('is for administrators alone', () => {
    expect(listShownItems(settingsRules, createPerson(2, 'Capture Matter'))).toEqual([]);
    expect(listShownItems(settingsRules, createPerson(1, 'JointAppointee'))).toEqual([]);
  });
  test.each([
    [
      4,
      [
        '/lndoptions',
        '/auctioneers',
        '/globalexecutors',
        '/marketers',
        '/referrers',
        '/details',
        '/fxAssistProviders',
        '/globalcreditors',
        '/valuers',
      ],
    ],
    [
      5,
      [
        '/trustfees',
        '/bondofsecurityproviders',
        '/globalfounders',
        '/globalbeneficiaries',
        '/globalauditors',
        '/globaltaxpractitioners',
        '/globaltrustees',
        '/marketers',
        '/mastersoffice',
        '/referrers',
        '/details',
        '/fxAssistProviders',
        '/globalcreditors',
        '/valuers',
      ],
    ],
  ])('in system type %i', (type, items) =>
    expect(
      listShownItems(settingsRules, createPerson(type, 'Admin'))
        .filter((path) => !ours.has(path))
        .sort(),
    ).toEqual([...items].sort()),
  );
  test('has the payout file where it has the recon options', () => {
    for (const type of [1, 2, 3, 4, 5]) {
      const items = listShownItems(settingsRules, createPerson(type, 'Admin'));
      expect(items.includes('/payoutfile')).toBe(items.includes('/reconOptions'));
    }
  });
  test('calls the executors tutors and curators in Curatorship', () => {
    expect(findPageTitle('/globalexecutors', 3)).toBe('Global Tutor/Curator');
    expect(findPageTitle('/globalexecutors', 1)).toBe('Global Executors');
    expect(findPageTitle('/mastersoffice', 1)).toBe("Master's Office");
  });
});

describe('the top bar', () => {
  test.each<[string, ReturnType<typeof createPerson>, string[]]>([
    [
      'an administrator',
      createPerson(2, 'Admin'),
      ['Back', 'Change Password', 'New Changes', 'FAQ', 'Contact', 'Legal', 'Settings', 'Logout'],
    ],
    [
      'somebody who captures',
      createPerson(2, 'Capture Matter'),
      ['Back', 'Change Password', 'New Changes', 'FAQ', 'Contact', 'Legal', 'Logout'],
    ],
    [
      'a joint appointee',
      createPerson(1, 'JointAppointee'),
      ['Back', 'Change Password', 'New Changes', 'FAQ', 'Contact', 'Legal', 'Logout'],
    ],
    [
      'somebody with access to single matters',
      createPerson(0, 'UserMatterAccess'),
      ['Back', 'Change Password', 'Logout'],
    ],
  ])('of %s', (_, who, items) => expect(listShownItems(topBarRules, who)).toEqual(items));
});

describe('the pages', () => {
  test('are those of the specification, with the roles it asks for', () => {
    const expected = specified.map(({ path, kind, to, role }) => ({
      path,
      kind,
      ...(to && { to }),
      ...(role && { role }),
    }));
    const ours = pages
      .filter(({ isOurs }) => !isOurs)
      .map(({ path, kind, to, role }) => ({ path, kind, ...(to && { to }), ...(role && { role }) }));
    const byPath = <T extends { path: string }>(rows: readonly T[]): T[] =>
      rows.toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
    expect(byPath(ours)).toEqual(byPath(expected));
  });
  test('ask for their role in any letter case', () => {
    expect(listPageRoles('/Users')).toEqual(['Admin']);
    expect(listPageRoles('/intermediaries')).toEqual(['SuperAdmin']);
    expect(listPageRoles('/changepassword')).toEqual([]);
  });
});
