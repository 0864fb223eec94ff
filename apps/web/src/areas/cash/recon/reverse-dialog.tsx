import { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import { ConflictError } from '../../../client/errors';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { Amount } from '../../../ui/figures/amount';
import { formatDate } from '../../../ui/format';
import { Loaded } from '../../../ui/states';
import styles from './recon.module.css';
import { sumCents, type MadeReconEntry, type ReconLine } from './use-recon';

type ReversalOption = WireAnswer<typeof reconCalls.getOriginals>[number];
const toOriginalKey = ({ source, sourceID }: ReversalOption): string => `${source}:${sourceID}`;

interface ReverseDialogProps {
  readonly line: ReconLine;
  readonly onMake: (made: MadeReconEntry[], voucher: null) => Promise<unknown>;
  readonly onClose: (isDone: boolean) => void;
}

/** A refund, a reversal or a returned payment: the entry a line gives back, the likeliest chosen already. */
export function ReverseDialog({ line, onMake, onClose }: ReverseDialogProps) {
  const originals = useRead(reconCalls.getOriginals, { lineID: line.id }, { quiet: true });
  const [picked, setPicked] = useState<string>();
  const [isReturned, setIsReturned] = useState<boolean>();
  const [isSaving, setIsSaving] = useState(false);
  const rows = originals.data ?? [];
  const chosen = rows.find((one) => toOriginalKey(one) === picked) ?? rows[0];
  const mayReopen = chosen !== undefined && chosen.isPayment && chosen.left === Math.abs(line.amount);
  const reopens = mayReopen && (isReturned ?? chosen.isLikelyReturned);
  const save = async (): Promise<void> => {
    if (!chosen) return;
    setIsSaving(true);
    try {
      const reversalOf = { source: chosen.source, id: chosen.sourceID };
      await onMake(
        [
          {
            make: 'reversal',
            amount: Math.abs(line.amount),
            type: null,
            description: null,
            reversalOf,
            isReturnedPayment: reopens,
          },
        ],
        null,
      );
      onClose(true);
    } catch (error) {
      // The sentence is on the screen already.
      if (error instanceof ConflictError) onClose(false);
      else setIsSaving(false);
    }
  };
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Refund or return')}
      isSaving={isSaving}
      saveDisabled={!chosen}
      saveLabel={t('Match')}
      onSave={() => void save()}
      onCancel={() => onClose(false)}
      hasUnsaved={false}
    >
      <p className={styles.between}>
        <span>
          {line.day} {line.description}
        </span>
        <Amount cents={sumCents([line])} />
      </p>
      <Loaded read={originals}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.none}>{t('No entry of this amount or more moved the other way before this day.')}</p>
          ) : (
            <>
              <p className={styles.why}>
                {t(
                  'Choose the entry that this line refunds or returns. The amount of the line is deducted from it, and no fee is earned.',
                )}
              </p>
              <Radio.Group
                aria-label={t('Original entry')}
                value={chosen ? toOriginalKey(chosen) : ''}
                onChange={setPicked}
                className={styles.originals}
              >
                {found.map((one, at) => (
                  <Radio
                    key={toOriginalKey(one)}
                    value={toOriginalKey(one)}
                    label={
                      <span className={styles.between}>
                        <span>
                          <strong>{one.description}</strong>{' '}
                          <small>
                            {[formatDate(one.day), one.payee, one.what && t(one.what)].filter(Boolean).join(' · ')}
                            {one.left !== one.amount && ` · ${t('partly refunded')}`}
                          </small>
                        </span>
                        <Amount rands={one.left} />
                      </span>
                    }
                    {...(at === 0 && { 'data-autofocus': true })}
                  />
                ))}
              </Radio.Group>
              {mayReopen && (
                <Checkbox
                  label={t('The bank returned the payment: open it to be paid again')}
                  description={t('Leave unticked for a refund.')}
                  checked={reopens}
                  onChange={(event) => setIsReturned(event.currentTarget.checked)}
                />
              )}
            </>
          )
        }
      </Loaded>
    </SharedModal>
  );
}
