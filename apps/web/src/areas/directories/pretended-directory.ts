import type { UserEvent } from '@testing-library/user-event';
import { directories, type DirectoryKey, findDirectory } from '@boedel/contract/directories/registry';
import { type ServerRequest, answerJson, fakeApi } from '../../testing/pretended-server';
import type { DirectoryEntry } from './directories.queries';
import { createEmptyValues } from '../../ui/record/empty-values';

/** An entry with something in each field that has a say of its own. */
export function createEntry(key: DirectoryKey, more: Partial<DirectoryEntry> = {}): DirectoryEntry {
  const filled = Object.fromEntries(
    Object.entries(directories[key].fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'email') return [[name, 'office@karoo.test']];
      if (field.kind === 'select') return [[name, field.options?.[0]]];
      if (field.kind === 'money') return [[name, 1250.5]];
      if (field.kind === 'percent') return [[name, 7.5]];
      return [];
    }),
  );
  const id = more.id ?? 1;
  return {
    ...createEmptyValues(directories[key].fields),
    ...filled,
    id,
    name: `Karoo ${id}`,
    ownedBy: 'firm',
    version: 1,
    ...more,
  };
}

type FakeDirectoryAnswers = Parameters<typeof fakeApi>[0];

/** A server that keeps one directory's entries, and nothing used anywhere. */
export function fakeDirectory(
  key: DirectoryKey,
  entries: readonly DirectoryEntry[],
  more: FakeDirectoryAnswers = {},
): ServerRequest[] {
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  const { list, contacts } = findDirectory(key);
  const at = `/api/${key}`;
  const saveEntry = (entry: DirectoryEntry): Response => {
    stored.set(entry.id, entry);
    return answerJson({ ...entry, warnings: [] });
  };
  return fakeApi({
    'GET /api/company/getIntermediaryCompany': () => answerJson({ country: 'South Africa' }),
    'GET /api/masteroffice/getregionlist': () =>
      answerJson([
        { region: 'Gauteng', country: 'South Africa', offices: 1 },
        { region: 'Gauteng', country: null, offices: 1 },
      ]),
    'GET /api/jointappointee/getTrusteeList': () => answerJson([]),
    ...(contacts && { [`GET /api/contactperson/get${contacts}ContactPerson`]: () => answerJson([]) }),
    'POST /api/directory/check': () => answerJson({ warnings: [] }),
    'GET /api/directory/getwhereused': () => answerJson({ total: 0, uses: [] }),
    'GET /api/globalcreditor/getlist': () => answerJson({ rows: [], total: 0 }),
    [`GET ${at}/${list}`]: () => answerJson({ rows: [...stored.values()], total: stored.size }),
    [`GET ${at}/getbyid`]: ({ query }) => answerJson(stored.get(Number(query['id']))),
    [`POST ${at}/add`]: ({ body }) => saveEntry({ ...(body as DirectoryEntry), id: 99, ownedBy: 'firm', version: 1 }),
    [`POST ${at}/update`]: ({ body }) =>
      saveEntry({ ...(body as DirectoryEntry), version: (body as DirectoryEntry).version + 1 }),
    [`DELETE ${at}/_delete`]: ({ query }) => {
      stored.delete(Number(query['id']));
      return answerJson({ done: true });
    },
    ...more,
  });
}

export const listCallsTo = (asked: readonly ServerRequest[], verb: string): readonly ServerRequest[] =>
  asked.filter(({ path }) => path.endsWith(`/${verb}`));

/** Puts text after what stands in a field, all at once: forms this long are slow letter by letter. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
