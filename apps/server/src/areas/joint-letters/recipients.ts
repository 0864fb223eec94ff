import type { AnswerOf } from '@boedel/contract/call';
import type { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { groupRecipients } from '@boedel/domain/documents/group-recipients';
import { maskNumber } from '@boedel/domain/identity/mask';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { type FoundLine, jointLetterStore, type Line, mattersWithout } from './joint-letter.store';

export interface Recipient {
  readonly key: string;
  readonly name: string;
  readonly email: string | null;
  readonly address: string | null;
  readonly lines: readonly Line[];
}

const recordsOf = ({ creditor_id, global_creditor_id }: FoundLine): string[] => [
  ...(creditor_id === null ? [] : [`creditor ${creditor_id}`]),
  ...(global_creditor_id === null ? [] : [`global ${global_creditor_id}`]),
];

const lineOf = ({
  name: _name,
  email: _email,
  address: _address,
  creditor_id: _creditor,
  global_creditor_id: _global,
  ...line
}: FoundLine): Line => line;

/** One recipient of the lines that are about the same: it bears the name and the address its directory gives. */
function recipientOf(lines: readonly FoundLine[]): Recipient {
  const first =
    lines.find(({ email }) => email !== null) ?? lines.find((line) => line.creditor_id !== null) ?? lines[0]!;
  return {
    key: recordsOf(first)[0] ?? `name ${first.name.toLowerCase()}`,
    name: first.name,
    email: first.email,
    address: first.address ?? lines.find(({ address }) => address !== null)?.address ?? null,
    lines: lines.map(lineOf),
  };
}

export async function recipientsOf(tx: Tx, list: string, matterIDs: readonly number[]): Promise<Recipient[]> {
  const ids = [...new Set(matterIDs)];
  const store = jointLetterStore(tx);
  if ((await store.reached(ids)).size < ids.length) throw new NotFound();
  const lines = await store.linesOf(list, ids);
  return groupRecipients(lines.map((line) => ({ ...line, records: recordsOf(line) })))
    .map((group) => recipientOf(group.map(({ records: _records, ...line }) => line)))
    .toSorted((a, b) => b.lines.length - a.lines.length || a.name.localeCompare(b.name, 'en'));
}

/** As the screen shows them before anything is made; an account's number is not shown whole there. */
export async function presentGrouped(
  tx: Tx,
  list: string,
  matterIDs: readonly number[],
): Promise<AnswerOf<typeof jointLetterCalls.getrecipients>> {
  const recipients = await recipientsOf(tx, list, matterIDs);
  const named = new Set(recipients.flatMap(({ lines }) => lines.map(({ matter_id }) => matter_id)));
  const without = await mattersWithout(tx, matterIDs, named);
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
