import { matterStatus } from '@boedel/contract/fixed/matters';
import { systemType as typeNames } from '@boedel/contract/fixed/system-types';
import { partyRoles } from '@boedel/contract/parties/registry';
import { placeInArchive } from '../../platform/files/file-entries';
import { safeName } from '../../platform/zip/write-zip';
import { filesOf, type MatterArchive } from './matter-archive.tables';

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '-' : JSON.stringify(value);
const named = (names: Readonly<Record<string, string>>, key: unknown): string => names[plain(key)] ?? plain(key);
const safe = (value: unknown): string =>
  plain(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const link = (to: string, words: string): string =>
  `<a href="${safe(safeName(to).split('/').map(encodeURIComponent).join('/'))}">${safe(words)}</a>`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '<p>None.</p>'
    : `<table><thead><tr>${heads.map((head) => `<th>${safe(head)}</th>`).join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`;
/** What somebody is in the matter, where the role's own name says too little. */
const roles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(partyRoles).map(({ one, roles: [role] }) => [role, one])),
  main: 'whom the matter is about',
  powerofattorney: 'acts under a power of attorney',
};
const words = (name: string): string => name.replaceAll('_', ' ');

const style =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#1c2526}' +
  'table{border-collapse:collapse;width:100%;margin:.5em 0 2em}th,td{text-align:left;padding:.3em .8em .3em 0;' +
  'border-bottom:1px solid #d8dedf;vertical-align:top}th{color:#5a6668;font-weight:600}a{color:#0b6e6e}';

/** A page that opens in any browser and says what is here: for whoever gets the archive in ten years. */
export function archiveIndex({ tables, people, firm, at }: MatterArchive): string {
  const rowsOf = (name: string) => tables.find((one) => one.name === name)?.rows ?? [];
  const [matter = {}] = rowsOf('matter');
  const facts = [
    ['Reference', matter['reference']],
    ['Kind of work', named(typeNames, matter['system_type'])],
    ['Status', named(matterStatus, matter['status'])],
    ['Country', matter['country']],
    ["Master's reference", matter['master_reference']],
    ['Opened', plain(matter['opened_at']).slice(0, 10)],
  ].map(([what, value]) => [safe(what), safe(value)]);
  const parties = rowsOf('matter_party').map((one) => [
    safe(named(roles, one['role'])),
    safe([one['title'], one['first_names'], one['surname']].filter(Boolean).join(' ')),
    safe(one['id_number'] ?? one['registration_number']),
  ]);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const trail = rowsOf('audit_entry').map((one) => [
    safe(plain(one['at']).slice(0, 19).replace('T', ' ')),
    safe(one['person_name'] ?? nameOf.get(Number(one['person_id']))),
    safe(one['action']),
    safe(one['why']),
  ]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(matter['reference'])} ${safe(matter['name'])}</title><style>${style}</style></head><body>
<h1>${safe(matter['name'])}</h1>
<p>Everything ${safe(firm)} kept of this matter on ${safe(at.toISOString().slice(0, 16).replace('T', ' '))} UTC, all of it as of one moment.</p>
${table(['', ''], facts)}
<h2>Parties</h2>${table(['Role', 'Name', 'Number'], parties)}
<h2>Documents</h2>${table(
    ['Name', 'Size in bytes', 'SHA-256'],
    filesOf(tables).map((file) => [link(placeInArchive(file), file.name), safe(file.size), safe(file.sha256)]),
  )}
<h2>Data</h2>
<p>One table a file. Columns that end in _cents are whole cents, those that end in _on are days (YYYY-MM-DD), those that end in _at are
moments in UTC. ${link('people.json', 'people.json')} has the names of the people the tables know by number.</p>
${table(
  ['Table', 'Rows', '', ''],
  tables.map(({ name, rows }) => [
    safe(words(name)),
    String(rows.length),
    link(`data/${name}.csv`, 'CSV'),
    link(`data/${name}.json`, 'JSON'),
  ]),
)}
<h2>History</h2>${table(['When (UTC)', 'Who', 'What', 'Why'], trail)}
</body></html>
`;
}
