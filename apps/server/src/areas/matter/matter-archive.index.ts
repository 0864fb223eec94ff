import { matterStatus } from '@boedel/contract/fixed/matters';
import { systemType as typeNames } from '@boedel/contract/fixed/system-types';
import { partyRoles } from '@boedel/contract/parties/registry';
import { buildArchivePath } from '../../platform/files/file-entries';
import { cleanEntryName } from '../../platform/zip/write-zip';
import { listFiles, type MatterArchive } from './matter-archive.tables';

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '-' : JSON.stringify(value);
const findName = (names: Readonly<Record<string, string>>, key: unknown): string =>
  names[formatValue(key)] ?? formatValue(key);
const escapeHtml = (value: unknown): string =>
  formatValue(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const renderLink = (to: string, words: string): string =>
  `<a href="${escapeHtml(cleanEntryName(to).split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(words)}</a>`;
const renderTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '<p>None.</p>'
    : `<table><thead><tr>${heads.map((head) => `<th>${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`;
/** What somebody is in the matter, where the role's own name says too little. */
const roles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(partyRoles).map(({ one, roles: [role] }) => [role, one])),
  main: 'whom the matter is about',
  powerofattorney: 'holder of power of attorney',
};
const formatTableName = (name: string): string => name.replaceAll('_', ' ');

const style =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#1c2526}' +
  'table{border-collapse:collapse;width:100%;margin:.5em 0 2em}th,td{text-align:left;padding:.3em .8em .3em 0;' +
  'border-bottom:1px solid #d8dedf;vertical-align:top}th{color:#5a6668;font-weight:600}a{color:#0b6e6e}';

/** A page that opens in any browser and says what is here: for whoever gets the archive in ten years. */
export function archiveIndex({ tables, people, firm, at }: MatterArchive): string {
  const findRows = (name: string) => tables.find((one) => one.name === name)?.rows ?? [];
  const [matter = {}] = findRows('matter');
  const facts = [
    ['Reference', matter['reference']],
    ['Type of work', findName(typeNames, matter['system_type'])],
    ['Status', findName(matterStatus, matter['status'])],
    ['Country', matter['country']],
    ["Master's reference", matter['master_reference']],
    ['Opened', formatValue(matter['opened_at']).slice(0, 10)],
  ].map(([what, value]) => [escapeHtml(what), escapeHtml(value)]);
  const parties = findRows('matter_party').map((one) => [
    escapeHtml(findName(roles, one['role'])),
    escapeHtml([one['title'], one['first_names'], one['surname']].filter(Boolean).join(' ')),
    escapeHtml(one['id_number'] ?? one['registration_number']),
  ]);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const trail = findRows('audit_entry').map((one) => [
    escapeHtml(formatValue(one['at']).slice(0, 19).replace('T', ' ')),
    escapeHtml(one['person_name'] ?? nameOf.get(Number(one['person_id']))),
    escapeHtml(one['action']),
    escapeHtml(one['why']),
  ]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(matter['reference'])} ${escapeHtml(matter['name'])}</title><style>${style}</style></head><body>
<h1>${escapeHtml(matter['name'])}</h1>
<p>Everything ${escapeHtml(firm)} kept of this matter on ${escapeHtml(at.toISOString().slice(0, 16).replace('T', ' '))} UTC, all of it as of one moment.</p>
${renderTable(['', ''], facts)}
<h2>Parties</h2>${renderTable(['Role', 'Name', 'Number'], parties)}
<h2>Documents</h2>${renderTable(
    ['Name', 'Size in bytes', 'SHA-256'],
    listFiles(tables).map((file) => [
      renderLink(buildArchivePath(file), file.name),
      escapeHtml(file.size),
      escapeHtml(file.sha256),
    ]),
  )}
<h2>Data</h2>
<p>One table a file. Columns that end in _cents are whole cents, those that end in _on are days (YYYY-MM-DD), those that end in _at are
moments in UTC. ${renderLink('people.json', 'people.json')} has the names of the people the tables know by number.</p>
${renderTable(
  ['Table', 'Rows', '', ''],
  tables.map(({ name, rows }) => [
    escapeHtml(formatTableName(name)),
    String(rows.length),
    renderLink(`data/${name}.csv`, 'CSV'),
    renderLink(`data/${name}.json`, 'JSON'),
  ]),
)}
<h2>History</h2>${renderTable(['When (UTC)', 'Who', 'What', 'Why'], trail)}
</body></html>
`;
}
