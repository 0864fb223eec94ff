import type { UserEvent } from '@testing-library/user-event';
import { directories, type DirectoryKey, directoryNamed } from '@boedel/contract/directories/registry';
import { type Asked, json, pretendServer } from '../../testing/pretended-server';
import type { Entry } from './directories.queries';
import { emptyValues } from '../../ui/record/empty-values';

/** An entry with something in each field that has a say of its own. */
export function anEntry(key: DirectoryKey, more: Partial<Entry> = {}): Entry {
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
    ...emptyValues(directories[key].fields),
    ...filled,
    id,
    name: `Karoo ${id}`,
    ownedBy: 'firm',
    version: 1,
    ...more,
  };
}

type Answers = Parameters<typeof pretendServer>[0];

/** A server that keeps one directory's entries, and nothing used anywhere. */
export function pretendDirectory(key: DirectoryKey, entries: readonly Entry[], more: Answers = {}): Asked[] {
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  const { list, contacts } = directoryNamed(key);
  const at = `/api/${key}`;
  const saved = (entry: Entry): Response => {
    stored.set(entry.id, entry);
    return json({ ...entry, warnings: [] });
  };
  return pretendServer({
    'GET /api/company/getIntermediaryCompany': () => json({ country: 'South Africa' }),
    'GET /api/masteroffice/getregionlist': () =>
      json([
        { region: 'Gauteng', country: 'South Africa', offices: 1 },
        { region: 'Gauteng', country: null, offices: 1 },
      ]),
    'GET /api/jointappointee/getTrusteeList': () => json([]),
    ...(contacts && { [`GET /api/contactperson/get${contacts}ContactPerson`]: () => json([]) }),
    'POST /api/directory/check': () => json({ warnings: [] }),
    'GET /api/directory/getwhereused': () => json({ total: 0, uses: [] }),
    'GET /api/globalcreditor/getlist': () => json({ rows: [], total: 0 }),
    [`GET ${at}/${list}`]: () => json({ rows: [...stored.values()], total: stored.size }),
    [`GET ${at}/getbyid`]: ({ query }) => json(stored.get(Number(query['id']))),
    [`POST ${at}/add`]: ({ body }) => saved({ ...(body as Entry), id: 99, ownedBy: 'firm', version: 1 }),
    [`POST ${at}/update`]: ({ body }) => saved({ ...(body as Entry), version: (body as Entry).version + 1 }),
    [`DELETE ${at}/_delete`]: ({ query }) => {
      stored.delete(Number(query['id']));
      return json({ done: true });
    },
    ...more,
  });
}

export const callsTo = (asked: readonly Asked[], verb: string): readonly Asked[] =>
  asked.filter(({ path }) => path.endsWith(`/${verb}`));

/** Puts text after what stands in a field, all at once: forms this long are slow letter by letter. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
