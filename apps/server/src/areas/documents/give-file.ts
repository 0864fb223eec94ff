import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { type FileToPack, streamFileEntries } from '../../platform/files/file-entries';
import { openFile } from '../../platform/files/stored-file';
import type { ServiceHandler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { writeZip } from '../../platform/zip/write-zip';
import { documentStore, listFileKeys, findFirmLogo } from './document.store';

type DocumentFileCalls = typeof documentCalls;

/** Read whole before any of it is given: what is not as it came in is given to nobody. */
export const checkAndGetFile: ServiceHandler<DocumentFileCalls['CheckAndGetFile']> = async ({
  scope,
  services,
  query,
}) => {
  const { file, filename, contentType, content } = await scope.transaction(async (tx) =>
    openFile(tx, services.files, (await documentStore(tx).tell(query.documentID)).file_id),
  );
  const chunks: Uint8Array[] = [];
  const hash = createHash('sha256');
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    chunks.push(chunk);
  }
  if (hash.digest('hex') !== file.sha256) {
    throw new RefusalProblem(
      refuse(
        'file',
        'The stored file was changed after it was filed. Ask the person who runs your server to restore it from a backup.',
      ),
    );
  }
  return { filename, contentType, content: Buffer.concat(chunks) };
};

export const readCompanyLogo: ServiceHandler<DocumentFileCalls['getCompanyLogo']> = ({ scope, services }) =>
  scope.transaction(async (tx) => {
    const company = await findFirmLogo(tx);
    if (!company?.logo_file_id) throw new NotFound();
    const { file: _, ...download } = await openFile(tx, services.files, company.logo_file_id);
    return download;
  });

/** Two papers of one name are told apart by a number, as a folder does it. */
function nameFilesApart(files: readonly FileToPack[]): Map<number, string> {
  const taken = new Set<string>();
  const names = new Map<number, string>();
  for (const { id, name } of files) {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]+)?$/s.exec(name) ?? [];
    let free = name;
    for (let next = 2; taken.has(free.toLowerCase()); next += 1) free = `${stem} (${next})${ending}`;
    taken.add(free.toLowerCase());
    names.set(id, free);
  }
  return names;
}

const readEnding = (name: string): string => /\.[^.]+$/.exec(name)?.[0] ?? '';
const cleanTitle = (title: string): string => title.replaceAll(/[/\\\p{Cc}]/gu, '-').slice(0, 150);

/** Each file is fetched from the store when its turn comes, so that a zip may be larger than memory. */
export const downloadMany: ServiceHandler<DocumentFileCalls['downloadMany']> = ({
  scope,
  actor,
  services,
  body,
  now,
}) =>
  scope.transaction(async (tx) => {
    const rows = await documentStore(tx).tellMany([...new Set(body.documentIDs)]);
    const matters = [...new Set(rows.map(({ matter_id }) => matter_id))];
    const opened = [];
    for (const id of matters) opened.push(await openMatter(tx, id, 'documents'));
    for (const { id } of opened) {
      await audit(tx, actor, 'document.downloaded', {
        entity: ['matter', id],
        matterId: id,
        after: { titles: rows.filter(({ matter_id }) => matter_id === id).map(({ title }) => title) },
      });
    }
    const keys = await listFileKeys(
      tx,
      rows.map(({ id }) => id),
    );
    const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
    const files = rows.map(({ id, title, file_name }) => ({
      id,
      key: keyOf.get(id)!,
      name: `${cleanTitle(title)}${readEnding(file_name)}`,
    }));
    const names = nameFilesApart(files);
    const entries = streamFileEntries(services.files, files, { place: ({ id }) => names.get(id)! });
    const [first] = opened;
    const reference = opened.length === 1 && first ? first.reference.replaceAll(/[^\p{L}\p{N}]+/gu, '-') : 'documents';
    return {
      filename: `${reference} ${now.toISOString().slice(0, 10)}.zip`,
      contentType: 'application/zip',
      content: Readable.from(writeZip(entries, now)),
    };
  });
