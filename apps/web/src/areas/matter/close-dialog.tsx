import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { type MatterTab, tabs } from '@boedel/domain/matter/tabs';
import { Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './close-dialog.module.css';

interface CloseDialogProps {
  readonly needsReason: boolean;
  readonly isSaving: boolean;
  readonly onClose: (reason: string | null) => void;
  readonly onCancel: () => void;
}

const titles = { dates: 'Dates', money: 'Money', papers: 'Papers' } as const;
const findTab = (path: string): MatterTab | undefined => tabs.find((tab) => tab.path === path);

/** Closing a matter shows what is still open in it first; whoever closes it all the same can take it back. */
export function CloseDialog({ needsReason, isSaving, onClose, onCancel }: CloseDialogProps) {
  const matter = useMatter();
  const open = useRead(matterCalls.whatIsOpen, { matterID: matter.id });
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const given = reason.trim();
  const count = open.data?.length ?? 0;
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Close {name}?', { name: matter.calledName })}
      saveLabel={count > 0 ? t('Close it all the same') : t('Close the matter')}
      isSaving={isSaving}
      saveDisabled={!open.data}
      onCancel={onCancel}
      onSave={() => {
        setAsked(true);
        if (given || !needsReason) onClose(given || null);
      }}
    >
      <Loaded read={open}>
        {(lines) =>
          lines.length === 0 ? (
            <p className={styles.about}>{t('This matter has no outstanding dates, money or documents.')}</p>
          ) : (
            <>
              <p className={styles.about}>{t('This is still open in the matter:')}</p>
              {(['dates', 'money', 'papers'] as const)
                .map((about) => ({ about, of: lines.filter((line) => line.about === about) }))
                .filter(({ of }) => of.length > 0)
                .map(({ about, of }) => (
                  <section key={about} className={styles.part}>
                    <h3>{t(titles[about])}</h3>
                    <ul>
                      {of.map((line) => (
                        <li key={line.words.key}>
                          {translate(line.words)}{' '}
                          {findTab(line.tab) && (
                            <Link to={`/matters/${matter.id}/${line.tab}`} onClick={onCancel}>
                              {t('See {tab}', { tab: t(findTab(line.tab)!.label) })}
                            </Link>
                          )}
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
            </>
          )
        }
      </Loaded>
      <Textarea
        label={t('Reason')}
        withAsterisk={needsReason}
        aria-required={needsReason}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        error={asked && needsReason && !given ? t('Give a reason; it is kept in the audit trail.') : undefined}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </SharedModal>
  );
}
