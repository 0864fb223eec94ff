import type { FeeGround } from '@boedel/domain/accounts/fee-grounds';
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { markPhrase, t, translate } from '../../i18n/t';
import { ReasonDialog, type ReasonDialogProps } from '../../ui/dialog/reason-dialog';
import type { OpenLodgingPoint } from './open-points';

/** What allows an executor more than the tariff. */
export const grounds: Readonly<Record<FeeGround, string>> = {
  will: markPhrase('Fixed by the will'),
  master: markPhrase('The Master allowed it'),
};

interface SettleDialogProps extends Pick<ReasonDialogProps, 'call' | 'onCancel'> {
  readonly point: OpenLodgingPoint;
  readonly onSettle: (answer: { reason: string; ground: FeeGround | null }) => void;
}

/** Somebody answers for a point the law leaves to judgement: on what ground, where it asks for one, and why. */
export function SettleDialog({ point, onSettle, ...dialog }: SettleDialogProps) {
  const [ground, setGround] = useState<FeeGround | null>(null);
  const [isAsked, setAsked] = useState(false);
  const mustName = point.grounds.length > 0;
  return (
    <ReasonDialog
      {...dialog}
      title={t('Mark as dealt with')}
      label={
        mustName
          ? t('Clause of the will, or the Master’s letter and its date')
          : t('How it was dealt with, and who allowed it')
      }
      onConfirm={(reason) => {
        setAsked(true);
        if (!mustName || ground) onSettle({ reason, ground });
      }}
    >
      <p>{translate(point.message)}</p>
      {mustName && (
        <Radio.Group
          label={t('What allows it')}
          withAsterisk
          error={isAsked && !ground ? t('Choose the authority.') : undefined}
          value={ground ?? ''}
          onChange={(value) => setGround(value as FeeGround)}
        >
          <Stack gap="xs" my="xs">
            {point.grounds.map((one) => (
              <Radio key={one} value={one} label={t(grounds[one])} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </ReasonDialog>
  );
}
