import type { AnswerOf } from '@boedel/contract/call';
import type { packCalls } from '@boedel/contract/packs/packs.calls';
import { packKind } from '@boedel/domain/documents/document-kinds';
import { message, type Message } from '@boedel/domain/law/message';
import type { PackChoice } from './pack.store';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** How a paper is taken into a pack; not at all where it is of a kind that has no pages of its own. */
export function chooseTreatment({ content_type, paper_id }: PackChoice): 'pdf' | 'picture' | 'made' | null {
  if (content_type === 'application/pdf') return 'pdf';
  if (pictures.has(content_type)) return 'picture';
  return content_type === docx && paper_id !== null ? 'made' : null;
}

export const describeUnusable = (title: string): Message =>
  message('“{title}” is no PDF and no picture. Save it as PDF, file that, and put it into the pack.', { title });

/** Proof of payment, statements and valuations stand behind the account whatever they are linked to. */
const voucherKinds: ReadonlySet<number> = new Set([220, 222, 230]);
const isVoucher = ({ is_linked, voucher, type }: PackChoice): boolean =>
  is_linked || voucher !== null || (type !== null && voucherKinds.has(type));

const byVoucher = new Intl.Collator('en', { numeric: true });

export function presentChoices(rows: readonly PackChoice[]): AnswerOf<typeof packCalls.getPackChoices> {
  return rows
    .filter(({ type }) => type !== packKind)
    .map((row) => ({
      documentID: row.id,
      title: row.title,
      type: row.type,
      contentType: row.content_type,
      size: row.size,
      createdAt: row.created_at,
      isVoucher: isVoucher(row),
      mark: row.voucher,
      why: chooseTreatment(row) === null ? describeUnusable(row.title) : null,
    }))
    .toSorted(
      (a, b) =>
        Number(b.isVoucher) - Number(a.isVoucher) ||
        Number(a.mark === null) - Number(b.mark === null) ||
        byVoucher.compare(a.mark ?? '', b.mark ?? '') ||
        a.documentID - b.documentID,
    );
}
