import { describe, expect, test } from 'vitest';
import type { Role } from '../access/role';
import { isRefused } from '../law/refusal';
import { changeRoles, checkHandOver, type RoleChange } from './people-rules';

const createChange = (more: Partial<RoleChange>): RoleChange => ({
  before: [],
  after: [],
  giverRoles: ['Admin'],
  isOwnRecord: false,
  otherAdmins: 1,
  isProviderFirm: false,
  ...more,
});
const readSentences = (given: Partial<RoleChange>): string[] => {
  const outcome = changeRoles(createChange(given));
  return isRefused(outcome) ? outcome.refusals.map(({ sentence }) => sentence) : [];
};

describe('roles', () => {
  test.each<[string, Partial<RoleChange>, Role[]]>([
    ['are given by an administrator', { after: ['Capture Matter'] }, ['Capture Matter']],
    [
      'are laid down by oneself',
      { before: ['Admin', 'Capture Matter'], after: ['Admin'], isOwnRecord: true },
      ['Admin'],
    ],
    ['of an administrator are taken while there is another', { before: ['Admin'], after: [] }, []],
    [
      'of the provider are given by the provider at home',
      { after: ['SuperAdmin'], giverRoles: ['SuperAdmin'], isProviderFirm: true },
      ['SuperAdmin'],
    ],
    ['of a client stand alone', { after: ['UserMatterAccess'] }, ['UserMatterAccess']],
  ])('%s', (_, given, result) => expect(changeRoles(createChange(given))).toEqual(result));

  test.each<[string, Partial<RoleChange>, RegExp]>([
    [
      'nobody gives to themselves',
      { after: ['Capture Matter'], isOwnRecord: true },
      /You cannot change your role yourself/,
    ],
    ['of the provider no administrator gives', { after: ['SuperAdmin'], isProviderFirm: true }, /own staff/],
    [
      'of the provider are not given away from home',
      { after: ['SuperAdmin'], giverRoles: ['SuperAdmin'] },
      /own staff/,
    ],
    ['of the last administrator stay', { before: ['Admin'], after: [], otherAdmins: 0 }, /only administrator/],
    ['of both kinds do not mix', { after: ['JointAppointee', 'Capture Matter'] }, /Choose one of them/],
    ['are not named twice', { after: ['Admin', 'Admin'] }, /each role once/],
  ])('%s', (_, given, sentence) => expect(readSentences(given).join(' ')).toMatch(sentence));
});

describe('handing over', () => {
  const to = (roles: Role[], isSelf = false, strange = 0) => ({ roles, isSelf, strange });
  test('is needed where there are matters, and not where there are none', () => {
    expect(checkHandOver({ matters: 0, to: undefined })).toBe(true);
    expect(checkHandOver({ matters: 3, to: to(['Capture Matter']) })).toBe(true);
    expect(checkHandOver({ matters: 1, to: undefined })).toMatchObject({
      refusals: [{ sentence: 'This person is responsible for 1 matter. Choose who takes over first.' }],
    });
  });
  test('goes to somebody else who can work', () => {
    expect(isRefused(checkHandOver({ matters: 1, to: to(['Admin'], true) }))).toBe(true);
    expect(isRefused(checkHandOver({ matters: 1, to: to(['Request Account']) }))).toBe(true);
    expect(isRefused(checkHandOver({ matters: 0, to: to(['UserMatterAccess']) }))).toBe(true);
    expect(isRefused(checkHandOver({ matters: 2, to: to(['Capture Matter'], false, 1) }))).toBe(true);
  });
});
