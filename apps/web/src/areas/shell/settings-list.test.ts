import { settingsRules } from '@boedel/contract/session/navigation';
import { expect, test } from 'vitest';
import { findSettingsPath, listSettingsSections } from './settings-list';

const createAdmin = (systemType: number) => ({ roles: ['Admin'] as const, systemType, internal: false });
const listPaths = (systemType: number, typed = ''): string[] =>
  listSettingsSections(createAdmin(systemType) as never, typed).flatMap(({ links }) => links.map(({ path }) => path));

test('every entry of the settings menu stands under a heading, once', () => {
  for (const type of [1, 2, 3, 4, 5]) {
    const menu = settingsRules.flatMap(({ item, types }) => (types?.includes(type as never) ? [item] : []));
    expect(listPaths(type).toSorted()).toEqual(menu.toSorted());
  }
});

test('a setting is found by a part of its name', () => {
  expect(listPaths(2, ' valu')).toEqual(['/valuers']);
  expect(listPaths(2, 'nothing of the kind')).toEqual([]);
});

test('the page of an entry belongs to its list; other pages to none', () => {
  expect(findSettingsPath('/auctioneers/auctioneer/7')).toBe('/auctioneers');
  expect(findSettingsPath('/details/director/7')).toBe('/details');
  expect(findSettingsPath('/details/template/7')).toBe('/templates');
  expect(findSettingsPath('/details/templateNew/7/true')).toBe('/templates');
  expect(findSettingsPath('/lodgingrequirements')).toBe('/lodgingrequirements');
  expect(findSettingsPath('/lndoptions')).toBe('/lndoptions');
  expect(findSettingsPath('/changepassword')).toBeUndefined();
  expect(findSettingsPath('/matters')).toBeUndefined();
});

test('what a Master asks for stands beside his office', () => {
  for (const type of [1, 2, 3]) expect(listPaths(type)).toContain('/lodgingrequirements');
});

test('somebody who is no administrator has none', () => {
  expect(listSettingsSections({ roles: ['Capture'], systemType: 2, internal: false } as never, '')).toEqual([]);
});
