import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Role, restrictedRoles, roles } from '@boedel/domain/access/role';
import { isRestricted } from '@boedel/domain/access/call-access';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { sql } from '../db/sql';

const testApp = createTestApp();
const everySet = Array.from({ length: 2 ** roles.length }, (_, bits): Role[] =>
  roles.filter((_role, at) => (bits >> at) % 2 === 1),
);

test('the database says of every set of roles whether it is restricted as the domain does', async () => {
  const said = await testApp.test.database.asOwner((tx) =>
    tx.rows<{ restricted: boolean }>(sql`
      select is_restricted(array(select jsonb_array_elements_text(held))) as restricted
      from jsonb_array_elements(${JSON.stringify(everySet)}::jsonb) with ordinality as sets (held, at) order by at`),
  );
  expect(said.map(({ restricted }) => restricted)).toEqual(everySet.map(isRestricted));
});

test('no statement of ours lists the restricted roles by itself', () => {
  const source = 'apps/server/src';
  const lists = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test(?:ing)?\.ts$|^(?:demo|bench|testing)\//.test(path))
    .filter((path) => restrictedRoles.every((role) => readFileSync(join(source, path), 'utf8').includes(role)));
  // What one person was given is called by its role.
  expect(lists).toEqual(['areas/matter-people/access.present.ts']);
});
