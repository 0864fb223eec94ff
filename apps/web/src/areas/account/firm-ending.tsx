import type { WireAnswer } from '@boedel/contract/call';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import page from '../../ui/page.module.css';
import { WarnBox } from '../../ui/warn-box';
import styles from './account.module.css';

type FirmRetention = WireAnswer<typeof firmDataCalls.getretention>;

/** The end of the agreement: given notice of, counted down, taken back. Afterwards everything is deleted. */
export function FirmEnding({ retention }: { retention: FirmRetention }) {
  const [asking, setAsking] = useState<'notice' | 'withdraw'>();
  const [name, setName] = useState('');
  const options = { onDone: () => setAsking(undefined) };
  const give = useCall(firmDataCalls.giveNotice, options);
  const withdraw = useCall(firmDataCalls.withdrawNotice, options);
  const { terminatesOn, deletableFrom, noticeFrom, noticeBy } = retention;
  return (
    <section className={`${page.card} ${styles.part}`} aria-label={t('Ending the agreement')}>
      <h2>{t('Ending the agreement')}</h2>
      {terminatesOn ? (
        <WarnBox>
          {t(
            '{name} gave notice. The agreement ends on {end}; from {gone} on your data is deleted. Download it before then.',
            {
              name: noticeBy ?? '',
              end: terminatesOn,
              gone: deletableFrom ?? '',
            },
          )}
        </WarnBox>
      ) : (
        <p>
          {t(
            'The agreement ends 30 days after you give notice. You can still sign in for 5 days after that; then we delete all of the firm’s data for good. You can withdraw the notice until then.',
          )}
        </p>
      )}
      {!terminatesOn && (
        <Button variant="default" onClick={() => setAsking('notice')}>
          {t('Give notice')}
        </Button>
      )}
      {noticeFrom === 'firm' && (
        <Button variant="default" onClick={() => setAsking('withdraw')}>
          {t('Withdraw the notice')}
        </Button>
      )}
      {asking === 'notice' && (
        <ReasonDialog
          title={t('Give notice')}
          confirmLabel={t('Give notice')}
          call={give}
          destructive
          onConfirm={(reason) => give.run({ name, reason })}
          onCancel={() => setAsking(undefined)}
        >
          <p style={{ marginTop: 0 }}>
            {t(
              'We will delete all matters, documents, people and the audit trail of this firm. We will email every administrator.',
            )}
          </p>
          <TextInput
            label={t('Type the firm’s name to confirm')}
            withAsterisk
            data-autofocus
            autoComplete="off"
            mb="sm"
            value={name}
            maxLength={160}
            error={give.error?.fields['name']?.map((sentence) => t(sentence)).join(' ')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </ReasonDialog>
      )}
      {asking === 'withdraw' && (
        <ReasonDialog
          title={t('Withdraw the notice')}
          confirmLabel={t('Withdraw the notice')}
          call={withdraw}
          onConfirm={(reason) => withdraw.run({ reason })}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
