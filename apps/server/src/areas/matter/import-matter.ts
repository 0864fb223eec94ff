import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { checkRoom, storeUpload, type SavedFile } from '../../platform/files/stored-file';
import type { CallRequest, ServiceHandler } from '../../platform/http/handler';
import type { SentFile } from '../../platform/http/uploads';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { SecretKeys } from '../../platform/session/keys';
import { isSignedHere, signBytes } from '../../platform/session/signature';
import type { Actor } from '../../platform/tenancy/actor';
import { readOwnFirm } from '../../platform/tenancy/own-firm.store';
import { carriedDirectories, carriedOffices } from './archive-directories';
import { rebookMatter } from './book-anew';
import { type MatterFile, readMatterFile } from './matter-file';
import { computeSha256 } from './matter-manifest';
import { createNextReference } from './matter-reference';
import { matterStore, listPeopleByEmail } from './matter.store';
import type { JsonRow } from './read-archive';
import { writeArchive } from './write-archive';

type Calls = typeof matterCalls;

/** Who of this firm somebody in the archive is, by the address they sign in with. */
async function listUsersHere(tx: Tx, { contents }: MatterFile): Promise<Map<number, number>> {
  const here = await listPeopleByEmail(
    tx,
    contents.users.map(({ email }) => email.toLowerCase()),
  );
  const byEmail = new Map(here.map(({ id, email }) => [email, id]));
  return new Map(
    contents.users.flatMap(({ id, email }) => {
      const now = byEmail.get(email.toLowerCase());
      return now === undefined ? [] : [[id, now] as const];
    }),
  );
}

/** The archive's own reference where it is free, or the firm's next one. */
async function chooseReference(tx: Tx, matter: JsonRow, own: string, now: Date): Promise<string> {
  const isFit = own.trim() !== '' && own.length <= 100 && !/[\p{Cc}\p{Cf}\p{Surrogate}]/u.test(own);
  if (isFit && !(await matterStore(tx).isReferenceTaken(own))) return own;
  return createNextReference(
    tx,
    Number(matter['system_type']),
    computeDayAt(now, findCountry(String(matter['country']))),
  );
}

/** What this firm wrote itself on this installation. Another firm may put into a matter of its own whatever it likes. */
const isOwnArchive = ({ isSigned, manifest }: MatterFile, { firmId }: Actor): boolean =>
  isSigned && manifest.firmId === firmId;

/** The one file that was sent, read and fit for whoever sent it. */
async function readSent(
  files: readonly SentFile[],
  keys: SecretKeys,
  actor: Actor,
): Promise<{ file: MatterFile; sha256: string }> {
  const [sent] = files;
  if (!sent || files.length > 1) throw new RefusalProblem(refuse('file', 'Send one archive of a matter.'));
  const file = throwIfRefused(await readMatterFile(sent.content, keys, actor.firmId));
  if (!isOwnArchive(file, actor) && !actor.roles.includes('Admin')) {
    throw new RefusalProblem(
      refuse(
        'file',
        file.isSigned
          ? 'This archive comes from another firm. Ask an administrator to import it.'
          : 'This archive was not signed by this installation. It comes from another one, or it was changed. Ask an administrator to import it.',
      ),
    );
  }
  const { values: matter } = file.contents.matter;
  if (actor.types && !actor.types.includes(Number(matter['system_type']))) {
    throw new RefusalProblem(
      refuse('file', 'You do not work in matters of this type. Ask an administrator to import it.'),
    );
  }
  return { file, sha256: computeSha256(sent.content) };
}

/** What proves that this person was shown what this archive holds. */
const previewOf = (sha256: string, { firmId, personId }: Actor): Uint8Array =>
  Buffer.from(`${firmId} ${personId} ${sha256}`);

/** What an archive would bring, table by table; nothing is kept. */
export const previewImport: ServiceHandler<Calls['previewImport']> = async ({ actor, services, files }) => {
  const { file, sha256 } = await readSent(files, services.keys, actor);
  const { contents, manifest, isSigned } = file;
  const lists = new Map([...carriedDirectories, ...carriedOffices]);
  return {
    isSigned,
    isOwn: isOwnArchive(file, actor),
    firm: manifest.firm,
    reference: manifest.reference,
    exportedAt: manifest.exportedAt,
    name: String(contents.matter.values['name']),
    tables: [
      ...contents.tables.map(({ declared, rows }) => ({
        table: declared.name,
        label: declared.label,
        rows: rows.length,
        isOfFirm: false,
      })),
      ...[...contents.entries].map(([table, entries]) => ({
        table,
        label: lists.get(table)!.label,
        rows: entries.size,
        isOfFirm: true,
      })),
    ],
    leftBehind: contents.leftBehind.reduce((sum, { rows }) => sum + rows, 0),
    preview: signBytes(services.keys, 'matter archive preview', previewOf(sha256, actor)),
  };
};

/** The documents of the archive in the store, each checked as if somebody had uploaded it. */
async function keepFiles(
  { services, scope }: Pick<CallRequest<Calls['importMatter']>, 'services' | 'scope'>,
  { contents, files }: MatterFile,
): Promise<Map<number, SavedFile>> {
  const kept = new Map<number, SavedFile>();
  const rows = contents.tables.find(({ declared }) => declared.name === 'stored_file')?.rows ?? [];
  for (const { id, values } of rows) {
    const content = files.get(id!);
    const name = String(values['name']);
    if (!content) {
      throw new RefusalProblem(
        refuse(
          'file',
          message('{name} is missing from this archive or was changed. Export the matter again.', { name }),
        ),
      );
    }
    kept.set(id!, await storeUpload(services.files, scope.firmId, { name, content }));
  }
  return kept;
}

/** An archive of a matter as a new matter of this firm: all of it, or nothing. */
export const importMatter: ServiceHandler<Calls['importMatter']> = async (request) => {
  const { scope, actor, services, files, body, now } = request;
  const { file, sha256 } = await readSent(files, services.keys, actor);
  const { contents, manifest, isSigned } = file;
  const wasShown =
    body.preview !== undefined &&
    isSignedHere(services.keys, 'matter archive preview', previewOf(sha256, actor), body.preview);
  if (!isOwnArchive(file, actor) && !wasShown) {
    throw new RefusalProblem(
      refuse(
        'preview',
        isSigned
          ? 'This archive comes from another firm. Look at what it holds first, then import it from there.'
          : 'This archive was not signed by this installation. Preview it first, then import it.',
      ),
    );
  }
  const kept = await keepFiles(request, file);
  return scope.transaction(async (tx) => {
    const matter = contents.matter.values;
    const { country } = await readOwnFirm(tx);
    if (matter['country'] !== country) {
      throw new RefusalProblem(
        refuse('file', 'This matter is in another country. Your firm keeps matters of its country only.'),
      );
    }
    const size = [...kept.values()].reduce((sum, one) => sum + one.size, 0);
    await checkRoom(tx, { size, firmBytes: services.files.limits.firmBytes });
    const reference = await chooseReference(tx, matter, manifest.reference, now);
    const { matterId, counts } = await writeArchive({
      tx,
      contents,
      importer: actor,
      users: await listUsersHere(tx, file),
      files: kept,
      reference,
      isOwn: isOwnArchive(file, actor),
    });
    await rebookMatter(tx, actor, { id: matterId, system_type: Number(matter['system_type']) });
    await audit(tx, actor, 'matter.imported', {
      entity: ['matter', matterId],
      matterId,
      after: {
        reference,
        fromFirm: manifest.firm,
        fromReference: manifest.reference,
        exportedAt: manifest.exportedAt,
        isSigned,
        sha256,
        rows: counts,
      },
    });
    return { matterID: matterId, reference, name: String(matter['name']), rows: counts };
  });
};
