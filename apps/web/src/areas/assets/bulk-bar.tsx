import { assetBulkCalls } from '@boedel/contract/assets/assets.calls';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { notify } from '../../ui/plain/notices';
import { useMatter } from '../../ui/the-matter';
import { classLabels, chooseTreatments } from './asset-words';
import { type AssetLineAnswer } from './assets.queries';

type AssetBulkChange = Parameters<ReturnType<typeof useCall<typeof assetBulkCalls.changeMany>>['run']>[0]['set'];

/** The same change to all that are ticked, with a way back. */
export function BulkBar({ chosen, clear }: { chosen: readonly AssetLineAnswer[]; clear: () => void }) {
  const matter = useMatter();
  const [asks, setAsks] = useState<'outstanding' | 'location' | 'account'>();
  const undo = useCall(assetBulkCalls.undoMany, { says: t('Change undone.') });
  const change = useCall(assetBulkCalls.changeMany, {
    onDone: ({ bulkID, rows }) => {
      clear();
      setAsks(undefined);
      notify({
        kind: 'success',
        message: rows.length === 1 ? t('1 asset changed.') : t('{count} assets changed.', { count: rows.length }),
        ms: 20_000,
        action: { label: t('Undo'), run: () => undo.run({ bulkID }) },
      });
    },
  });
  const changeChosen = (values: AssetBulkChange): void =>
    change.run({ matterID: matter.id, assets: chosen.map(({ id, version }) => ({ id, version })), set: values });
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            loading={change.isRunning}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('Change all')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('Dealt with')}</Menu.Label>
          {Object.entries(chooseTreatments(matter.systemTypeID)).map(([treatment, word]) => (
            <Menu.Item
              key={treatment}
              onClick={() =>
                treatment === 'outstanding'
                  ? setAsks('outstanding')
                  : changeChosen({ treatment: treatment as AssetLineAnswer['treatment'] })
              }
            >
              {t(word)}
            </Menu.Item>
          ))}
          <Menu.Label>{t('Listed under')}</Menu.Label>
          {Object.entries(classLabels).map(([key, word]) => (
            <Menu.Item key={key} onClick={() => changeChosen({ class: key as AssetLineAnswer['class'] })}>
              {t(word)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setAsks('location')}>{t('Where it is')}</Menu.Item>
          <Menu.Item onClick={() => setAsks('account')}>{t('First account to include it')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asks && (
        <ReasonDialog
          title={
            asks === 'outstanding'
              ? t('Outstanding')
              : asks === 'location'
                ? t('Where it is')
                : t('First account to include it')
          }
          label={
            asks === 'outstanding'
              ? t('Why it is outstanding')
              : asks === 'location'
                ? t('Where it is')
                : t('Number of the account')
          }
          call={change}
          onCancel={() => setAsks(undefined)}
          onConfirm={(text) =>
            changeChosen(
              asks === 'outstanding'
                ? { treatment: 'outstanding', whyOutstanding: text }
                : asks === 'location'
                  ? { location: text }
                  : { account: Number(text) },
            )
          }
        />
      )}
    </>
  );
}
