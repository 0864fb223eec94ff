import { describe, expect, test } from 'vitest';
import { areas } from './all-calls';
import { type CallSpec, listChangedSubjects, toSubject } from './call';

const all: readonly CallSpec[] = Object.values(areas).flatMap((calls) => Object.values(calls) as CallSpec[]);
const subjects = new Set(all.map(({ path }) => toSubject(path)));

describe('what a call changes', () => {
  test('is a subject somebody can read', () => {
    const named = all.flatMap((call) => listChangedSubjects(call).map((subject) => ({ path: call.path, subject })));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ subject }) => !subjects.has(subject))).toEqual([]);
  });

  test('is at least one subject for every call that is no reading', () => {
    const asking = all.filter(({ changes }) => changes === 'nothing');
    const changing = all.filter((call) => call.method !== 'GET' && !asking.includes(call));
    expect(changing.filter((call) => listChangedSubjects(call).length === 0)).toEqual([]);
    // Whoever only asks says so by its verb, is about signing in and out, or sends a file that is not filed yet.
    const verbs =
      /\/(get|check|download|beginUpload|sendPiece|preview|verify|reveal|assist|authenticate|identity|refresh|logout|forgot|reset)\w*$/i;
    expect(asking.filter(({ path }) => !verbs.test(path))).toEqual([]);
    expect(all.filter((call) => call.method === 'GET' && call.changes)).toEqual([]);
  });

  test('is its own subject without a word, and nothing where it reads', () => {
    expect(listChangedSubjects(areas.users.update)).toEqual(['/api/users']);
    expect(listChangedSubjects(areas.assets.getbymatterid)).toEqual([]);
    expect(listChangedSubjects(areas.diary.getlist)).toEqual([]);
  });

  test('is told of whatever shows it too: an asset moves the figures of its matter', () => {
    expect(listChangedSubjects(areas.assets.update)).toEqual(
      expect.arrayContaining(['/api/asset', '/api/matter', '/api/find']),
    );
    expect(listChangedSubjects(areas.statutoryDates.setEvent)).toContain('/api/milestone');
  });
});
