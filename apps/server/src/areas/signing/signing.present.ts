import type { AnswerOf } from '@boedel/contract/call';
import type { signingCalls } from '@boedel/contract/signing/signing.calls';
import type { Tx } from '../../platform/db/database';
import { type SignerDetails, signingStore, type SigningRow } from './signing.store';

type SigningView = AnswerOf<typeof signingCalls.send>;

const presentSigning = (row: SigningRow, signers: readonly SignerDetails[]): SigningView => ({
  id: row.id,
  matterID: row.matter_id,
  documentID: row.document_id,
  title: row.title,
  sha256: row.sha256,
  way: row.way,
  turns: row.turns,
  state: row.state,
  message: row.message,
  remindAfter: row.remind_after,
  endsAt: row.ends_at,
  resultID: row.result_id,
  reason: row.reason,
  by: row.person_name,
  createdAt: row.created_at,
  closedAt: row.closed_at,
  signers: signers
    .filter(({ signing_id }) => signing_id === row.id)
    .map((signer) => ({
      id: signer.id,
      name: signer.name,
      email: signer.email,
      language: signer.language,
      state: signer.state,
      askedAt: signer.asked_at,
      openedAt: signer.opened_at,
      answeredAt: signer.answered_at,
      reminders: signer.reminders,
      reason: signer.reason,
    })),
});

export async function presentSignings(tx: Tx, rows: readonly SigningRow[]): Promise<SigningView[]> {
  const signers = await signingStore(tx).signersOf(rows.map(({ id }) => id));
  return rows.map((row) => presentSigning(row, signers));
}

export const presentSigningById = async (tx: Tx, id: number): Promise<SigningView> =>
  (await presentSignings(tx, [await signingStore(tx).find(id)]))[0]!;
