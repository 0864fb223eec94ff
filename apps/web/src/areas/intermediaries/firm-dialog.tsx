import { constants } from '@boedel/contract/fixed/constants';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { beginLeaving, session } from '../../client/session';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { ReadDialog } from '../../ui/dialog/read-dialog';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import type { FormFieldDefinition } from '../../ui/fields/field';
import { ConflictDialog } from '../../ui/record/conflict-dialog';
import { FirmAccount } from './firm-account';
import { FirmFields } from './firm-fields';
import { FirmUse } from './firm-use';
import { type FirmDetails, typeNames } from './intermediaries.queries';
import styles from './intermediaries.module.css';

const toFirmChange = ({ id, name, country, systemTypes, isSharePointOn, isFxAssistOn, version }: FirmDetails) => ({
  id,
  name,
  country,
  systemTypes,
  isSharePointOn,
  isFxAssistOn,
  version,
});

/** What two people may have changed at once. */
const compared: readonly FormFieldDefinition[] = [
  { name: 'name', label: markPhrase('Name') },
  { name: 'country', label: markPhrase('Country'), inWords: (country) => t(country as string) },
  {
    name: 'systemTypes',
    label: markPhrase('System types'),
    inWords: (types) => (types as FirmDetails['systemTypes']).map((type) => t(typeNames[type] ?? '')).join(' · '),
  },
  { name: 'isSharePointOn', label: markPhrase('SharePoint tab'), kind: 'flag' },
  { name: 'isFxAssistOn', label: markPhrase('FX Assist tab'), kind: 'flag' },
];

/** One firm: what it may use, its account, and the way in for support. */
export function FirmDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const firm = useRead(intermediaryCalls.getbyid, { id });
  return (
    <ReadDialog title={t('Intermediaries')} read={firm} onClose={onClose}>
      {(whole) => <FirmForm key={whole.version} firm={whole} onClose={onClose} />}
    </ReadDialog>
  );
}

function FirmForm({ firm, onClose }: { firm: FirmDetails; onClose: () => void }) {
  const [form, setForm] = useState(firm);
  const [asking, setAsking] = useState<'enter' | 'notice' | 'withdraw'>();
  const closeQuestion = (): void => setAsking(undefined);
  const save = useCall(intermediaryCalls.update, {
    says: t('{name} was changed.', { name: firm.name }),
    onDone: onClose,
    names: { name: t('Name'), systemTypes: t('System types') },
  });
  const enter = useCall(intermediaryCalls.enter, {
    onDone: ({ token }) => {
      beginLeaving();
      session.replaceToken(token);
      location.assign(paths.root());
    },
  });
  const notice = useCall(intermediaryCalls._delete, { onDone: closeQuestion });
  const withdraw = useCall(intermediaryCalls.withdrawNotice, { onDone: closeQuestion });
  const { id, isSharePointOn, isFxAssistOn } = form;
  return (
    <>
      <SharedModal
        opened
        size="xl"
        title={firm.name}
        isSaving={save.isRunning}
        onCancel={onClose}
        onSave={() => save.run(toFirmChange(form))}
        extra={{ label: t('Enter for support'), onClick: () => setAsking('enter'), disabled: firm.isProvider }}
      >
        <FirmFields value={form} onChange={(values) => setForm({ ...form, ...values })} errors={save.error?.fields} />
        <Group mt="md" gap="xl">
          <Switch
            label={t('SharePoint tab')}
            checked={isSharePointOn}
            onChange={(event) => setForm({ ...form, isSharePointOn: event.currentTarget.checked })}
          />
          <Switch
            label={t('FX Assist tab')}
            checked={isFxAssistOn}
            onChange={(event) => setForm({ ...form, isFxAssistOn: event.currentTarget.checked })}
          />
          {firm.whiteLabelColor && (
            <span className={styles.swatch}>
              <i style={{ background: firm.whiteLabelColor }} aria-hidden />
              {t('Colour {colour}', { colour: firm.whiteLabelColor })}
            </span>
          )}
        </Group>
        <FirmUse firm={firm} />
        <FirmAccount firm={firm} />
        {!firm.isProvider && (
          <p>
            {firm.terminatesOn
              ? t('The agreement ends on {day}. We delete the data five days later.', { day: firm.terminatesOn })
              : firm.daysInArrears > constants.deletionAfterArrearsDays
                ? t('More than {days} days in arrears: a last notice may be given, after which the data is deleted.', {
                    days: constants.deletionAfterArrearsDays,
                  })
                : t('Notice withdrawn. The agreement continues.')}{' '}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => setAsking(firm.terminatesOn ? 'withdraw' : 'notice')}
            >
              {firm.terminatesOn ? t('Withdraw the notice') : t('Give notice')}
            </Button>
          </p>
        )}
      </SharedModal>
      {save.conflict && (
        <ConflictDialog
          conflict={save.conflict}
          began={firm}
          fields={compared}
          isSaving={save.isRunning}
          onChoose={(record) => save.run(toFirmChange(record as unknown as FirmDetails))}
          onCancel={save.reset}
        />
      )}
      {asking === 'enter' && (
        <ReasonDialog
          title={t('Enter {name} for support', { name: firm.name })}
          confirmLabel={t('Enter for support')}
          call={enter}
          onConfirm={(reason) => enter.run({ intermediaryID: id, reason })}
          onCancel={closeQuestion}
        >
          <p style={{ marginTop: 0 }}>
            {t('The firm sees this reason in its audit trail, and sees you among its users for four hours.')}
          </p>
        </ReasonDialog>
      )}
      {asking === 'notice' && (
        <ReasonDialog
          title={t('Give {name} notice', { name: firm.name })}
          confirmLabel={t('Give notice')}
          destructive
          call={notice}
          onConfirm={(reason) => notice.run({ id, reason })}
          onCancel={closeQuestion}
        >
          <p style={{ marginTop: 0 }}>
            {t(
              'The agreement ends in 30 days. Five days after that we delete all the firm’s data. We will email every administrator.',
            )}
          </p>
        </ReasonDialog>
      )}
      {asking === 'withdraw' && (
        <ReasonDialog
          title={t('Withdraw the notice')}
          confirmLabel={t('Withdraw the notice')}
          call={withdraw}
          onConfirm={(reason) => withdraw.run({ id, reason })}
          onCancel={closeQuestion}
        />
      )}
    </>
  );
}
