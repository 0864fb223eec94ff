import { describe, expect, test } from 'vitest';
import { directoryCalls } from './directories.calls';
import { directories } from './registry';

const normaliseText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

describe.each(Object.entries(directories))('%s', (key, directory) => {
  test('no two columns of its CSV can be taken for one another', () => {
    const owners = new Map<string, string>();
    for (const [name, { label }] of Object.entries(directory.fields)) {
      for (const heading of [normaliseText(name), normaliseText(label)]) {
        expect([heading, owners.get(heading) ?? name]).toEqual([heading, name]);
        owners.set(heading, name);
      }
    }
  });

  test('has a name that must be filled in, and links only to directories', () => {
    expect(directory.fields.name).toMatchObject({ kind: 'text', isRequired: true, inList: true });
    for (const { kind, to } of Object.values(directory.fields)) {
      if (kind === 'link') expect(Object.keys(directories)).toContain(to);
    }
  });

  test('is asked under its own name', () => {
    const calls = Object.entries(directoryCalls).filter(([name]) => name.startsWith(`${key}.`));
    expect(calls.map(([, { path }]) => path)).toEqual(
      [directory.list, 'getbyid', 'add', 'update', '_delete'].map((verb) => `/api/${key}/${verb}`),
    );
  });
});
