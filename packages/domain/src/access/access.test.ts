import { describe, expect, test } from 'vitest';
import { readTokenBody, readClaims, readRoles, writeClaims } from './claims';
import { isShown } from './menus';
import { guardRoute, isExpired, mayOpen } from './route-guard';
import { listUsableSystemTypes } from './system-type';

const now = new Date('2026-11-15T08:00:00.900Z');
const second = Math.floor(now.getTime() / 1000);
const written = writeClaims({
  firmId: 4,
  email: 'a@b.test',
  fullName: 'Zoë Müller',
  country: 'Namibia',
  roles: ['Capture Matter'],
  systemType: 2,
  personTypes: [2, 5],
  firmTypes: [1, 2, 3],
  termsAccepted: true,
});
const body = { ...written, sub: '9', exp: second + 60 };

describe('a token', () => {
  test('says what was written into it, also in letters beyond ASCII', () => {
    const encoded = Buffer.from(JSON.stringify(body)).toString('base64url');
    expect(readClaims(readTokenBody(`head.${encoded}.sign`)!)).toEqual({
      personId: 9,
      firmId: 4,
      email: 'a@b.test',
      fullName: 'Zoë Müller',
      country: 'Namibia',
      roles: ['Capture Matter'],
      systemType: 2,
      usableTypes: [2],
      termsAccepted: true,
      expires: second + 60,
    });
  });
  test('that names no country is of South Africa', () => {
    const without = { ...body, country: undefined };
    expect(readClaims(without).country).toBe('South Africa');
    expect(readClaims({ ...without, country: '' }).country).toBe('South Africa');
  });
  test.each([null, undefined, '', 'a.b', 'a.###.c', `a.${btoa('7')}.c`])('%j is none', (token) =>
    expect(readTokenBody(token)).toBeUndefined(),
  );
  test('carries one role or a list, and unknown ones mean nothing', () => {
    expect(readRoles('Admin')).toEqual(['Admin']);
    expect(readRoles(['Request Account', 'Admin', 'root'])).toEqual(['Admin', 'Request Account']);
    expect(readRoles(undefined)).toEqual([]);
  });
  test.each([
    [true, true],
    ['True', true],
    ['false', false],
    [undefined, false],
    [1, false],
  ])('terms accepted written as %j', (value, accepted) =>
    expect(readClaims({ ...body, 'app:UserAcceptedTCs': value }).termsAccepted).toBe(accepted),
  );
});

describe('the types a person can use', () => {
  test.each([
    ['1@2@5', '2@3@5', [2, 5]],
    ['@1@@2@', '2@@1', [1, 2]],
    ['', '1@2', []],
    ['1', '2', []],
    ['12', '1@2', []],
  ])('%s with %s', (person, firm, usable) => expect(listUsableSystemTypes(person, firm)).toEqual(usable));
});

describe('the guard of the protected pages', () => {
  const token = readClaims(body);
  test('sends people without a live token to sign in', () => {
    expect(guardRoute(undefined, now)).toEqual({ kind: 'go', to: '/login' });
    expect(guardRoute({ ...token, expires: second - 1 }, now)).toEqual({ kind: 'go', to: '/login' });
  });
  test('compares whole seconds: the second in which it ends still counts', () => {
    expect(isExpired(second, now)).toBe(false);
    expect(isExpired(second - 1, now)).toBe(true);
  });
  test('asks for the terms before the system type', () => {
    expect(guardRoute({ ...token, termsAccepted: false, systemType: 0 }, now)).toEqual({
      kind: 'go',
      to: '/accepttcs',
    });
    expect(guardRoute({ ...token, systemType: 0 }, now)).toEqual({ kind: 'go', to: '/systemselect' });
  });
  test('shows the page with the roles and the country of the person', () => {
    expect(guardRoute(token, now)).toEqual({ kind: 'render', roles: ['Capture Matter'], country: 'Namibia' });
  });
  test('shows the page without a type to people with access to single matters', () => {
    const roles = ['UserMatterAccess'] as const;
    expect(guardRoute({ ...token, systemType: 0, roles }, now)).toEqual({ kind: 'render', roles, country: 'Namibia' });
  });
  test('a page that names roles opens to any one of them', () => {
    expect(mayOpen([], [])).toBe(true);
    expect(mayOpen(['Admin', 'SuperAdmin'], ['Admin'])).toBe(true);
    expect(mayOpen(['Admin'], ['Capture Matter'])).toBe(false);
  });
});

describe('an entry of a menu', () => {
  const joint = { roles: ['JointAppointee'], systemType: 1 } as const;
  test('shows to the named role even beside an excluded one', () => {
    const both = { roles: ['JointAppointee', 'Admin'], systemType: 1 } as const;
    expect(isShown({ item: 'Users', roles: ['Admin'], notFor: ['JointAppointee'] }, both)).toBe(true);
    expect(isShown({ item: 'Users', roles: ['Admin'], notFor: ['JointAppointee'] }, joint)).toBe(false);
  });
  test('without a named role hides from the excluded', () => {
    expect(isShown({ item: 'Diary', notFor: ['JointAppointee'] }, joint)).toBe(false);
    expect(isShown({ item: 'Matters' }, joint)).toBe(true);
  });
  test('of a system type is not there in another, nor before one is chosen', () => {
    expect(isShown({ item: 'Valuers', types: [2] }, joint)).toBe(false);
    expect(isShown({ item: 'Valuers', types: [1, 2] }, { ...joint, systemType: 0 })).toBe(false);
  });
});
