import type { WireAnswer } from '@boedel/contract/call';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { useCall } from '../../client/hooks';
import { SendDialog } from './send-dialog';
import { t } from '../../i18n/t';
import { formatMatterTitle } from '../../ui/matter-words';
import { useMatter } from '../../ui/the-matter';

export type MailedPaper = WireAnswer<typeof paperCalls.getmade>[number];

/** Sends a paper that was made, as an attachment. */
export function MailDialog({ paper, onClose }: { paper: MailedPaper; onClose: () => void }) {
  const send = useCall(paperCalls.mailpaper, { says: t('Email queued for sending.'), onDone: onClose });
  const matter = useMatter();
  const subject = `${t(paper.title)}: ${formatMatterTitle(matter)} (${matter.reference})`;
  return (
    <SendDialog
      title={t(paper.title)}
      documentID={paper.documentID!}
      first={{ to: paper.recipientEmail ?? '', subject, text: t('Please find our letter attached.') }}
      isSending={send.isRunning}
      onSend={(mail) => send.run({ id: paper.id, ...mail })}
      onClose={onClose}
    />
  );
}
