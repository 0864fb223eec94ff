import type { AnswerOf } from '@boedel/contract/call';
import type { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { groupRecipients } from '@boedel/domain/documents/group-recipients';
import { maskNumber } from '@boedel/domain/identity/mask';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { type FoundLetterLine, jointLetterStore, type JointLetterLine, listMattersWithout } from './joint-letter.store';

export interface LetterRecipient {
  readonly key: string;
  readonly name: string;
  readonly email: string | null;
  readonly address: string | null;
  readonly lines: readonly JointLetterLine[];
}

const listRecordKeys = ({ creditor_id, global_creditor_id }: FoundLetterLine): string[] => [
  ...(creditor_id === null ? [] : [`creditor ${creditor_id}`]),
  ...(global_creditor_id === null ? [] : [`global ${global_creditor_id}`]),
];

const toLine = ({
  name: _name,
  email: _email,
  address: _address,
  creditor_id: _creditor,
  global_creditor_id: _global,
  ...line
}: FoundLetterLine): JointLetterLine => line;

/** One recipient of the lines that are about the same: it bears the name and the address its directory gives. */
function toRecipient(lines: readonly FoundLetterLine[]): LetterRecipient {
  const first =
    lines.find(({ email }) => email !== null) ?? lines.find((line) => line.creditor_id !== null) ?? lines[0]!;
  return {
    key: listRecordKeys(first)[0] ?? `name ${first.name.toLowerCase()}`,
    name: first.name,
    email: first.email,
    address: first.address ?? lines.find(({ address }) => address !== null)?.address ?? null,
    lines: lines.map(toLine),
  };
}

export async function listRecipients(tx: Tx, list: string, matterIDs: readonly number[]): Promise<LetterRecipient[]> {
  const ids = [...new Set(matterIDs)];
  const store = jointLetterStore(tx);
  if ((await store.reached(ids)).size < ids.length) throw new NotFound();
  const lines = await store.linesOf(list, ids);
  return groupRecipients(lines.map((line) => ({ ...line, records: listRecordKeys(line) })))
    .map((group) => toRecipient(group.map(({ records: _records, ...line }) => line)))
    .toSorted((a, b) => b.lines.length - a.lines.length || a.name.localeCompare(b.name, 'en'));
}

/** As the screen shows them before anything is made; an account's number is not shown whole there. */
export async function presentRecipients(
  tx: Tx,
  list: string,
  matterIDs: readonly number[],
): Promise<AnswerOf<typeof jointLetterCalls.getrecipients>> {
  const recipients = await listRecipients(tx, list, matterIDs);
  const named = new Set(recipients.flatMap(({ lines }) => lines.map(({ matter_id }) => matter_id)));
  const without = await listMattersWithout(tx, matterIDs, named);
  return {
    recipients: recipients.map(({ lines, ...recipient }) => ({
      ...recipient,
      lines: lines.map((line) => ({
        matterID: line.matter_id,
        reference: line.reference,
        matter: line.matter,
        about: line.about,
        theirReference:
          list === 'banks' && line.their_reference !== null ? maskNumber(line.their_reference) : line.their_reference,
        amount: line.amount_cents,
      })),
    })),
    without,
  };
}
