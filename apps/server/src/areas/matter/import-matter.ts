import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { keepFile } from '../../platform/files/stored-file';
import type { FurtherHandler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { ownFirm } from '../../platform/tenancy/own-firm.store';
import { bookAnew } from './book-anew';
import { carryRows } from './carry-rows';
import { type MatterFile, readMatterFile } from './matter-file';
import { sha256Of } from './matter-manifest';
import { nextReference } from './matter-reference';
import { matterStore, peopleWithEmails } from './matter.store';

/** Who of this firm somebody in the archive is, by the address they sign in with. */
async function peopleHere(tx: Tx, { people }: MatterFile): Promise<Map<number, number>> {
  const here = await peopleWithEmails(
    tx,
    people.map(({ email }) => email.toLowerCase()),
  );
  const byEmail = new Map(here.map(({ id, email }) => [email, id]));
  return new Map(
    people.flatMap(({ id, email }) => {
      const now = byEmail.get(email.toLowerCase());
      return now === undefined ? [] : [[id, now] as const];
    }),
  );
}

/** The archive's own reference where it is free, or the firm's next one. */
async function referenceFor(tx: Tx, matter: Readonly<Record<string, unknown>>, now: Date): Promise<string> {
  const own = String(matter['reference']);
  if (!(await matterStore(tx).isReferenceTaken(own))) return own;
  return nextReference(tx, Number(matter['system_type']), dayAt(now, countryNamed(String(matter['country']))));
}

/** An archive of a matter as a new matter of this firm: all of it, or nothing. */
export const importMatter: FurtherHandler<typeof matterCalls.importMatter> = async ({
  tenant,
  actor,
  parts,
  files,
  now,
}) => {
  const [sent] = files;
  if (!sent || files.length > 1) return orRefuse(refuse('file', 'Send one archive of a matter.'));
  const file = orRefuse(await readMatterFile(sent.content, tenant.firmId));
  const [matter = {}] = file.tables.get('matter') ?? [];
  if (actor.types && !actor.types.includes(Number(matter['system_type']))) {
    return orRefuse(refuse('file', 'You do not work in matters of this type. Ask an administrator to import it.'));
  }
  const keys = new Map<number, string>();
  for (const row of file.tables.get('stored_file') ?? []) {
    const content = file.files.get(Number(row['id']));
    if (!content) {
      return orRefuse(
        refuse(
          'file',
          said('{name} in this archive is missing or was changed. Export the matter again.', {
            name: String(row['name']),
          }),
        ),
      );
    }
    const kept = await keepFile(parts.files, tenant.firmId, { name: String(row['name']), content });
    keys.set(Number(row['id']), kept.key);
  }
  return tenant.transaction(async (tx) => {
    const { country } = await ownFirm(tx);
    if (matter['country'] !== country) {
      orRefuse(refuse('file', 'This matter is of another country. A firm keeps the matters of its own.'));
    }
    const reference = await referenceFor(tx, matter, now);
    const carrying = { tx, file, people: await peopleHere(tx, file), importer: actor.personId, keys, reference };
    const { matterId, counts } = await carryRows(carrying);
    await bookAnew(tx, actor, { id: matterId, system_type: Number(matter['system_type']) });
    await audit(tx, actor, 'matter.imported', {
      entity: ['matter', matterId],
      matterId,
      after: {
        reference,
        fromFirm: file.manifest.firm,
        fromReference: file.manifest.reference,
        exportedAt: file.manifest.exportedAt,
        sha256: sha256Of(sent.content),
        rows: counts,
      },
    });
    return { matterID: matterId, reference, name: String(matter['name']), rows: counts };
  });
};
