import type { AnswerOf } from '@boedel/contract/call';
import type { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { jointLetterStore, type JointLetterLine, type JointLetterDetails } from './joint-letter.store';

type JointLetterView = AnswerOf<typeof jointLetterCalls.getlist>[number];

const presentJointLetter = (row: JointLetterDetails): JointLetterView => ({
  id: row.id,
  list: row.list as JointLetterView['list'],
  subject: row.subject,
  language: row.language as JointLetterView['language'],
  isMailed: row.is_mailed,
  state: row.state as JointLetterView['state'],
  total: row.total,
  done: row.done,
  failed: row.failed,
  by: row.person_name,
  createdAt: row.created_at,
});

export const presentLetters = async (tx: Tx): Promise<JointLetterView[]> =>
  (await jointLetterStore(tx).latest()).map(presentJointLetter);

const listMatters = (lines: readonly JointLetterLine[], reached: ReadonlySet<number>) => [
  ...new Map(
    lines
      .filter(({ matter_id }) => reached.has(matter_id))
      .map(({ matter_id, reference, matter }) => [matter_id, { matterID: matter_id, reference, matter }]),
  ).values(),
];

/** Who got what. Matters of a type the person does not work in are left out, and recipients that have no other. */
export async function presentLetter(tx: Tx, id: number): Promise<AnswerOf<typeof jointLetterCalls.getbyid>> {
  const store = jointLetterStore(tx);
  const letter = await store.tell(id);
  if (!letter) throw new NotFound();
  const recipients = await store.recipientsOf(id);
  const reached = await store.reached(recipients.flatMap(({ lines }) => lines.map(({ matter_id }) => matter_id)));
  return {
    ...presentJointLetter(letter),
    recipients: recipients.flatMap((row) => {
      const matters = listMatters(row.lines, reached);
      if (matters.length === 0) return [];
      return [
        {
          id: row.id,
          name: row.name,
          email: row.email,
          state: row.state as 'waiting' | 'made' | 'failed',
          matters,
          enclosed: row.enclosed,
          mailState: row.mail_state,
          mailError: row.mail_error,
          fault: row.fault,
        },
      ];
    }),
  };
}
