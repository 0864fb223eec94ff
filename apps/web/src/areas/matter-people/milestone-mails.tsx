import type { WireAnswer } from '@boedel/contract/call';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { StatusBadge, type BadgeTone } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './matter-people.module.css';

type MilestoneMailAnswer = WireAnswer<typeof milestoneCalls.getMails>[number];

const states: Readonly<Record<MilestoneMailAnswer['state'], readonly [BadgeTone, string]>> = {
  queued: ['warn', markPhrase('On its way')],
  sent: ['good', markPhrase('Sent')],
  dead: ['bad', markPhrase('Not delivered')],
};

function Letter({ mail }: { mail: MilestoneMailAnswer }) {
  const [tone, words] = states[mail.state];
  return (
    <article className={styles.letter}>
      <header>
        <strong>{mail.subject}</strong>
        <StatusBadge tone={tone}>{t(words)}</StatusBadge>
        <small>
          {mail.to.join(', ')}
          {mail.sentAt && ` · ${formatDateTime(mail.sentAt).slice(0, 16)}`}
        </small>
      </header>
      <p>{mail.text}</p>
    </article>
  );
}

/** What the recipients of a milestone were written, word for word, and whether it left. */
export function MilestoneMails({
  milestone,
  onClose,
}: {
  milestone: { milestone: number; name: string };
  onClose: () => void;
}) {
  const { id: matterID } = useMatter();
  const read = useRead(milestoneCalls.getMails, { matterID, milestone: milestone.milestone }, { quiet: true });
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Email: {name}', { name: t(milestone.name) })}
      cancelLabel={t('Close')}
      onCancel={onClose}
    >
      <Loaded read={read}>
        {(mails) =>
          mails.length > 0 ? (
            mails.map((mail) => <Letter key={mail.id} mail={mail} />)
          ) : (
            <p>{t('We do not have the text of this email.')}</p>
          )
        }
      </Loaded>
    </SharedModal>
  );
}
