import type { SigningCertificate } from '@boedel/document/pack/certificate';
import type { SignerState, SigningState, SigningOrder } from '@boedel/domain/signing/signing';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';

export type SignerSignature = SigningCertificate['signers'][number]['signature'];

export const signingTable = firmTable(
  'signing',
  {
    matter_id: c.id,
    document_id: c.id.orNull,
    title: c.text,
    sha256: c.text,
    way: c.text,
    turns: c.text,
    state: c.text,
    message: c.text.orNull,
    remind_after: c.ints,
    ends_at: c.instant.orNull,
    result_id: c.id.orNull,
    reason: c.text.orNull,
    person_id: c.id.orNull,
    person_name: c.text,
    created_at: c.instant,
    closed_at: c.instant.orNull,
  },
  'documents',
);
export const signerTable = firmTable(
  'signer',
  {
    matter_id: c.id,
    signing_id: c.id,
    place: c.int,
    name: c.text,
    email: c.text.orNull,
    language: c.text,
    state: c.text,
    asked_at: c.instant.orNull,
    reminders: c.int,
    reminded_at: c.instant.orNull,
    answered_at: c.instant.orNull,
    signature: c.json<SignerSignature>().orNull,
    address: c.text.orNull,
    device: c.text.orNull,
    consent: c.text.orNull,
    reason: c.text.orNull,
  },
  'documents',
);
export type SigningRow = RowOf<typeof signingTable> & { state: SigningState; turns: SigningOrder; way: 'link' | 'ink' };
export type SignerRow = RowOf<typeof signerTable> & { state: SignerState; language: 'en' | 'af' };
export type SignerDetails = SignerRow & { readonly opened_at: string | null };

export const signingStore = (tx: Tx) => {
  const signings = tableStore(tx, signingTable);
  const signers = tableStore(tx, signerTable);
  return {
    insert: async (values: Parameters<typeof signings.insert>[0]) => (await signings.insert(values)) as SigningRow,
    addSigner: async (values: Parameters<typeof signers.insert>[0]) => (await signers.insert(values)) as SignerRow,
    find: async (id: number) => (await signings.find(id)) as SigningRow,
    lock: async (id: number) => (await signings.lock(id)) as SigningRow,
    findSigner: async (id: number) => (await signers.find(id)) as SignerRow,
    ofMatter: async (matterId: number) =>
      (await signings.list(sql`matter_id = ${matterId}`, sql`id desc`)) as SigningRow[],
    openOf: async (documentId: number): Promise<SigningRow | undefined> =>
      ((await signings.list(sql`document_id = ${documentId} and state = 'open'`)) as SigningRow[])[0],
    change: async (row: SigningRow, values: Parameters<typeof signings.change>[2]) =>
      (await signings.change(row.id, row.version, values)) as SigningRow,
    changeSigner: async (row: SignerRow, values: Parameters<typeof signers.change>[2]) =>
      (await signers.change(row.id, row.version, values)) as SignerRow,

    /** In their order, with when the first of their links was opened. */
    signersOf: (signingIds: readonly number[]): Promise<SignerDetails[]> =>
      tx.rows(sql`
        select s.*, (select min(l.first_opened_at) from outside_link l where l.intermediary_id = s.intermediary_id
          and l.matter_id = s.matter_id and l.purpose = 'signing' and l.subject_id = s.id) as opened_at
        from signer s where s.signing_id = any(${[...signingIds]}::bigint[]) order by s.signing_id, s.place`),

    /** The links of a signing that still work. */
    linksOf: async (signingId: number): Promise<number[]> =>
      (
        await tx.rows<{ id: number }>(sql`
          select l.id from outside_link l join signer s on s.intermediary_id = l.intermediary_id and s.id = l.subject_id
          where s.signing_id = ${signingId} and l.matter_id = s.matter_id and l.purpose = 'signing' and l.ended_at is null`)
      ).map(({ id }) => id),
    linksOfSigner: async (signer: SignerRow): Promise<number[]> =>
      (
        await tx.rows<{ id: number }>(sql`
          select id from outside_link where matter_id = ${signer.matter_id} and purpose = 'signing'
            and subject_id = ${signer.id} and ended_at is null`)
      ).map(({ id }) => id),

    /** The template a filed paper was made from. */
    standardOf: async (documentId: number): Promise<number | null> =>
      (
        await tx.maybe<{ standard_id: number | null }>(
          sql`select standard_id from paper_made where document_id = ${documentId} order by id desc limit 1`,
        )
      )?.standard_id ?? null,

    firmName: async (): Promise<string> =>
      (await tx.one<{ name: string }>(sql`select name from intermediary where id = app_firm()`)).name,

    /** The last version of a paper, which the next one replaces. */
    latestOf: async (
      documentId: number,
    ): Promise<{ id: number; edition: number; title: string; type: number | null }> => {
      const row = await tx.maybe<{ id: number; edition: number; title: string; type: number | null }>(sql`
        with recursive after (id) as (
          select ${documentId}::bigint union select n.id from matter_document n join after a on n.replaces_id = a.id)
        select d.id, d.edition, d.title, d.type from matter_document d join after a on a.id = d.id order by d.edition desc, d.id desc limit 1`);
      if (!row) throw new NotFound();
      return row;
    },
  };
};

export const listOpenSignings = (tx: Tx): Promise<{ firm: number; ids: number[] }[]> =>
  tx.rows(sql`
    select intermediary_id as firm, array_agg(id order by id) as ids from signing
    where state = 'open' and way = 'link' group by intermediary_id`);
