import { settingsRules } from '@boedel/contract/session/navigation';
import { expect, test } from 'vitest';
import { settingsPathOf, settingsSections } from './settings-list';

const admin = (systemType: number) => ({ roles: ['Admin'] as const, systemType, internal: false });
const paths = (systemType: number, typed = ''): string[] =>
  settingsSections(admin(systemType) as never, typed).flatMap(({ links }) => links.map(({ path }) => path));

test('every entry of the settings menu stands under a heading, once', () => {
  for (const type of [1, 2, 3, 4, 5]) {
    const menu = settingsRules.flatMap(({ item, types }) => (types?.includes(type as never) ? [item] : []));
    expect(paths(type).toSorted()).toEqual(menu.toSorted());
  }
});

test('a setting is found by a part of its name', () => {
  expect(paths(2, ' valu')).toEqual(['/valuers']);
  expect(paths(2, 'nothing of the kind')).toEqual([]);
});

test('the page of an entry belongs to its list; other pages to none', () => {
  expect(settingsPathOf('/auctioneers/auctioneer/7')).toBe('/auctioneers');
  expect(settingsPathOf('/details/director/7')).toBe('/details');
  expect(settingsPathOf('/details/template/7')).toBe('/templates');
  expect(settingsPathOf('/details/templateNew/7/true')).toBe('/templates');
  expect(settingsPathOf('/lodgingrequirements')).toBe('/lodgingrequirements');
  expect(settingsPathOf('/lndoptions')).toBe('/lndoptions');
  expect(settingsPathOf('/changepassword')).toBeUndefined();
  expect(settingsPathOf('/matters')).toBeUndefined();
});

test('what a Master asks for stands beside his office', () => {
  for (const type of [1, 2, 3]) expect(paths(type)).toContain('/lodgingrequirements');
});

test('somebody who is no administrator has none', () => {
  expect(settingsSections({ roles: ['Capture'], systemType: 2, internal: false } as never, '')).toEqual([]);
});
