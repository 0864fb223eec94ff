import type { WireAnswer } from '@boedel/contract/call';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { Button } from '@mantine/core';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { formatDateTime } from '../../ui/format';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { DropMails } from './drop-mails';
import { MailAddress } from './mail-address';
import styles from './mail-filing.module.css';
import { describeAttachments } from './unfiled-mail-page';

type FiledMail = WireAnswer<typeof mailFilingCalls.getbymatterid>[number];

/** Each mail under the one it answers, as deep as a thread goes; the latest thread first. */
function toThreads(mails: readonly FiledMail[]): { mail: FiledMail; depth: number }[] {
  const listAnswersTo = (id: number | null, depth: number): { mail: FiledMail; depth: number }[] =>
    mails
      .filter(({ answersID }) => answersID === id)
      .flatMap((mail) => [{ mail, depth }, ...listAnswersTo(mail.id, depth + 1)]);
  return listAnswersTo(null, 0);
}

/** The mails that were filed on the matter, by thread. */
export function MatterMail() {
  const { id: matterID } = useMatter();
  const maySee = useMay(mailFilingCalls.getbymatterid);
  const read = useRead(mailFilingCalls.getbymatterid, { matterID }, { enabled: maySee });
  if (!maySee) return <Empty sentence={t('Mails are for people of the firm. Their papers are among the documents.')} />;
  return (
    <>
      <PageTitle title={t('Mail')} about={t('Emails added to this matter, grouped by conversation.')} />
      <MailAddress matterID={matterID} />
      <DropMails matterID={matterID}>
        <Loaded read={read}>
          {(mails) =>
            mails.length === 0 ? (
              <Empty sentence={t('No emails yet.')} />
            ) : (
              <ul className={styles.mails}>
                {toThreads(mails).map(({ mail, depth }) => (
                  <li key={mail.id} className={styles.mail} style={{ marginInlineStart: Math.min(depth, 6) * 20 }}>
                    <div>
                      <strong>{mail.subject}</strong>
                      <small>
                        {[mail.from, formatDateTime(mail.sentAt), describeAttachments(mail.attachments)]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                      <p>{mail.beginning}</p>
                      {mail.leftOut.map(({ name, reason }) => (
                        <small key={name}>
                          {t('{name} was not kept. {reason}', { name, reason: translate(reason) })}
                        </small>
                      ))}
                    </div>
                    {mail.documentID !== null && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={t('Open {title}', { title: mail.subject })}
                        onClick={() =>
                          void download(documentCalls.downloaddocument, {
                            query: { documentID: mail.documentID! },
                          }).catch(() => undefined)
                        }
                      >
                        {t('Open')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </DropMails>
    </>
  );
}
