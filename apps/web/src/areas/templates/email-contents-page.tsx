import type { WireAnswer } from '@boedel/contract/call';
import { emailContentCalls } from '@boedel/contract/email-contents/email-contents.calls';
import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import styles from './email-contents.module.css';

type EmailContentList = WireAnswer<typeof emailContentCalls.getlist>;
type EmailContent = WireAnswer<typeof emailContentCalls.getbytype>;
type EmailContentKey = EmailContentList[number]['type'];

/** The mails the product sends for the firm, and the words of the one that is looked at. */
export function EmailContentsPage() {
  const read = useRead(emailContentCalls.getlist);
  return (
    <>
      <PageTitle title={t('Email Contents')} about={t('The text of emails sent on behalf of the firm.')} />
      <Loaded read={read}>{(list) => <Mails list={list} />}</Loaded>
    </>
  );
}

function Mails({ list }: { list: EmailContentList }) {
  const [asked, ask] = useAddressState('mail');
  const chosen = (list.find(({ type }) => type === asked) ?? list[0]!).type;
  return (
    <div className={styles.two}>
      <nav aria-label={t('Mails')}>
        <ul className={styles.list}>
          {list.map(({ type, title, ownIn }) => (
            <li key={type}>
              <button type="button" aria-current={type === chosen || undefined} onClick={() => ask(type)}>
                {t(title)}
                {ownIn.length > 0 && <StatusBadge tone="info">{t('Own words')}</StatusBadge>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <OneMail key={chosen} type={chosen} />
    </div>
  );
}

function OneMail({ type }: { type: EmailContentKey }) {
  const read = useRead(emailContentCalls.getbytype, { type });
  const [language, setLanguage] = useState<'en' | 'af'>('en');
  return (
    <Loaded read={read}>
      {(content) => {
        const text = content.texts.find((one) => one.language === language)!;
        return (
          <section aria-label={t(content.title)}>
            <div className={styles.head}>
              <h2>{t(content.title)}</h2>
              <SegmentedControl
                size="xs"
                aria-label={t('Language')}
                value={language}
                onChange={(one) => setLanguage(one === 'af' ? 'af' : 'en')}
                data={[
                  { value: 'en', label: 'English' },
                  { value: 'af', label: 'Afrikaans' },
                ]}
              />
            </div>
            <Words key={`${language} ${text.version}`} content={content} text={text} />
          </section>
        );
      }}
    </Loaded>
  );
}

function Words({ content, text }: { content: EmailContent; text: EmailContent['texts'][number] }) {
  const { type, fields, mustHold } = content;
  const { language, version, standard } = text;
  const [subject, setSubject] = useState(text.subject);
  const [body, setBody] = useState(text.body);
  const names = { subject: t('Subject'), body: t('Text') };
  const save = useCall(emailContentCalls.save, { says: t('Text saved.'), names });
  const back = useCall(emailContentCalls.backToStandard, { says: t('Standard text restored.') });
  const test = useCall(emailContentCalls.sendTest, {
    says: t('Test email queued. It will go to your own address.'),
    names,
  });
  const words = { type, language, subject, body };
  const isChanged = subject !== text.subject || body !== text.body;
  return (
    <div className={styles.words}>
      <TextInput
        label={t('Subject')}
        value={subject}
        maxLength={250}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Textarea
        label={t('Text')}
        autosize
        minRows={8}
        maxRows={24}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <div>
        <p className={styles.soft}>
          {t('Fields are filled in when the email is sent. Lines with only empty fields are left out.')}
        </p>
        <div className={styles.fields}>
          {fields.map((name) => (
            <Button
              key={name}
              size="compact-xs"
              variant="default"
              aria-label={t('Insert {name}', { name })}
              onClick={() => setBody((now) => `${now}${now.endsWith('\n') || now === '' ? '' : ' '}{${name}}`)}
            >
              {`{${name}}`}
              {mustHold.includes(name) && ' *'}
            </Button>
          ))}
        </div>
        {mustHold.length > 0 && (
          <p className={styles.soft}>{t('Fields marked with a star are required in the text.')}</p>
        )}
      </div>
      <div className={styles.acts}>
        <Button disabled={!isChanged} loading={save.isRunning} onClick={() => save.run({ ...words, version })}>
          {t('Save')}
        </Button>
        <Button variant="default" loading={test.isRunning} onClick={() => test.run(words)}>
          {t('Send test email to me')}
        </Button>
        {version !== null && (
          <Button variant="default" loading={back.isRunning} onClick={() => back.run({ type, language })}>
            {t('Restore standard text')}
          </Button>
        )}
      </div>
      {version !== null && (
        <details className={styles.standard}>
          <summary>{t('Standard text')}</summary>
          <strong>{standard.subject}</strong>
          <p>{standard.body}</p>
        </details>
      )}
    </div>
  );
}
