import type { WireAnswer } from '@boedel/contract/call';
import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { formatDateTime } from '../../ui/format';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { DropMails } from './drop-mails';
import styles from './mail-filing.module.css';

type UnfiledMail = WireAnswer<typeof mailFilingCalls.getunfiled>[number];

/** Mail that belongs to a matter and is on none yet, with where it may belong and why. */
export function UnfiledMailPage() {
  const read = useRead(mailFilingCalls.getunfiled);
  return (
    <>
      <PageTitle title={t('Unfiled email')} about={t('Emails not linked to a matter.')} />
      <DropMails>
        <Loaded read={read}>
          {(mails) =>
            mails.length === 0 ? (
              <Empty sentence={t('No unfiled emails.')} />
            ) : (
              <ul className={styles.mails}>
                {mails.map((mail) => (
                  <Unfiled key={mail.id} mail={mail} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </DropMails>
    </>
  );
}

function Unfiled({ mail }: { mail: UnfiledMail }) {
  const [search, setSearch] = useState('');
  const [searchString] = useDebouncedValue(search, 250);
  const [chosen, setChosen] = useState(mail.suggestions[0] ? String(mail.suggestions[0].matterID) : null);
  const found = useRead(matterCalls.getMatterList, { take: 20, searchString }, { quiet: true, keepLast: true });
  const file = useCall(mailFilingCalls.file, { says: t('Email and attachments added to the matter.') });
  const remove = useCall(mailFilingCalls._delete, { says: t('Email removed from the list.') });
  const offered = new Map([
    ...mail.suggestions.map(({ matterID, reference, matter }) => [String(matterID), `${reference} ${matter}`] as const),
    ...(found.data?.rows ?? []).map(({ id, reference, name }) => [String(id), `${reference} ${name}`] as const),
  ]);
  const why = mail.suggestions.find(({ matterID }) => String(matterID) === chosen)?.reason;
  return (
    <li className={styles.mail}>
      <div>
        <strong>{mail.subject}</strong>
        <small>
          {[mail.from, formatDateTime(mail.sentAt), describeAttachments(mail.attachments)].filter(Boolean).join(' · ')}
        </small>
        <p>{mail.beginning}</p>
      </div>
      <div className={styles.where}>
        <Select
          label={t('Matter')}
          placeholder={t('Choose the matter')}
          searchable
          data={[...offered].map(([value, label]) => ({ value, label }))}
          value={chosen}
          onChange={setChosen}
          onSearchChange={setSearch}
        />
        {why && <small>{translate(why)}</small>}
        <div className={styles.acts}>
          <Protected call={mailFilingCalls.file}>
            <Button
              size="compact-sm"
              disabled={chosen === null}
              loading={file.isRunning}
              aria-label={t('File it: {name}', { name: mail.subject })}
              onClick={() => file.run({ id: mail.id, matterID: Number(chosen) })}
            >
              {t('File it')}
            </Button>
          </Protected>
          <Protected call={mailFilingCalls._delete} hide>
            <Button
              size="compact-sm"
              variant="default"
              loading={remove.isRunning}
              aria-label={t('Remove from list: {subject}', { subject: mail.subject })}
              onClick={() => remove.run({ id: mail.id })}
            >
              {t('Remove from list')}
            </Button>
          </Protected>
        </div>
      </div>
    </li>
  );
}

export const describeAttachments = (count: number): string =>
  count === 0 ? '' : count === 1 ? t('1 attachment') : t('{count} attachments', { count });
