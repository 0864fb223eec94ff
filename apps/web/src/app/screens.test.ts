import { listPageRoles } from '@boedel/contract/pages/find-page';
import { pages } from '@boedel/contract/pages/pages.data';
import { roles } from '@boedel/domain/access/role';
import { mayOpen } from '@boedel/domain/access/route-guard';
import { describe, expect, test } from 'vitest';
import { closedTab } from './matter-tabs';
import { chooseHome, chooseInstead, isKeptFrom } from './my-home';
import { publicScreens } from './public-screens';
import { mainScreens } from './screens';

describe('the screens', () => {
  test.each(roles)('open to %s as the table of pages says, and to nobody else', (role) => {
    const differing = mainScreens.filter(({ path, roles: named }) => {
      const needed = listPageRoles(path);
      return mayOpen(named ?? needed, [role]) !== mayOpen(needed, [role]);
    });
    expect(differing.map(({ path }) => path)).toEqual([]);
  });

  test('are pages of the table, and those of every directory are there', () => {
    const known = new Set(pages.map(({ path }) => path));
    const spelled = [...mainScreens, ...publicScreens].map(({ path }) => path);
    expect(spelled.filter((path) => !known.has(path))).toEqual([closedTab.path]);
    const ofDirectories = pages.filter(({ directory }) => directory).map(({ path }) => path);
    expect(ofDirectories.filter((path) => !spelled.includes(path))).toEqual([]);
    expect(ofDirectories).toContain('/details/director/{directorId}');
    expect(ofDirectories).not.toContain('/details');
  });

  test('have one address each', () => {
    const addresses = [...mainScreens, ...publicScreens].map(({ path }) => path.toLowerCase());
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

test.each(roles)('the root opens a page that %s may see', (role) => {
  const { pattern } = chooseHome({ roles: [role], systemType: 2 });
  expect(mayOpen(listPageRoles(pattern), [role])).toBe(true);
  expect(mainScreens.some(({ path }) => path === pattern)).toBe(true);
});

describe('a page that is left out of the side navigation', () => {
  const client = { roles: ['UserMatterAccess'], systemType: 0 } as const;
  const appointee = { roles: ['JointAppointee'], systemType: 1 } as const;
  const everybody = { roles: ['Capture Matter'], systemType: 5 } as const;

  test.each([
    ['/diary', client, true],
    ['/archivedmatters', client, true],
    ['/audittrail', appointee, true],
    ['/clientReports', appointee, true],
    ['/compliance', appointee, true],
    ['/clientbook', client, true],
    ['/lodgingrequirements', appointee, true],
    ['/archivedmatters', appointee, false],
    ['/matters', client, false],
    ['/matters/{id}/details', client, false],
    ['/dashboard', everybody, false],
    ['/compliance', everybody, false],
  ])('%s is kept from %j: %s', (pattern, person, isKept) => {
    expect(isKeptFrom(pattern, person)).toBe(isKept);
    expect(chooseInstead(pattern, person)).toBeUndefined();
  });

  test.each([client, appointee])('the dashboard, where many begin, leads %j to their matters', (person) => {
    expect(chooseInstead('/dashboard', person)?.pattern).toBe('/matters');
  });

  test('by its system type alone can still be opened', () => {
    expect(isKeptFrom('/activities', everybody)).toBe(false);
    expect(isKeptFrom('/clientReports', everybody)).toBe(false);
  });
});
