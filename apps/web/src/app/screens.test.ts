import { rolesForRoute } from '@boedel/contract/fixed/routes';
import { roles } from '@boedel/domain/access/role';
import { mayOpen } from '@boedel/domain/access/route-guard';
import { describe, expect, test } from 'vitest';
import { homeOf } from './my-home';
import { mainScreens, publicScreens } from './screens';

describe('the screens', () => {
  test.each(roles)('open to %s as the table of pages says, and to nobody else', (role) => {
    const differing = mainScreens.filter(({ path, roles: named }) => {
      const needed = rolesForRoute(path.pattern);
      return mayOpen(named ?? needed, [role]) !== mayOpen(needed, [role]);
    });
    expect(differing.map(({ path }) => path.pattern)).toEqual([]);
  });

  test('have one address each', () => {
    const addresses = [...mainScreens, ...publicScreens].map(({ path }) => path.pattern.toLowerCase());
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

test.each(roles)('the root opens a page that %s may see', (role) => {
  const { pattern } = homeOf({ roles: [role], systemType: 2 });
  expect(mayOpen(rolesForRoute(pattern), [role])).toBe(true);
  expect(mainScreens.some(({ path }) => path.pattern === pattern)).toBe(true);
});
