import { maskNumber } from '@boedel/domain/session/mask';
import { ActionIcon } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { missing } from '../format';

interface MaskedNumberProps {
  /** The number, or what is known of it. */
  readonly value: string | null;
  /** What it is, for the button: 'Identity number'. */
  readonly label: string;
  /** Fetches it in full; who looked is kept. */
  readonly onReveal: () => Promise<string | null>;
}

/** An identity or bank account number: its last signs, and the whole of it for who asks. */
export function MaskedNumber({ value, label, onReveal }: MaskedNumberProps) {
  const [whole, setWhole] = useState<string | null>();
  if (value === null) return <>{missing}</>;
  if (whole !== undefined) return <span data-private>{whole ?? missing}</span>;
  const show = (): void => void onReveal().then(setWhole, () => undefined);
  return (
    <span>
      {maskNumber(value)}{' '}
      <ActionIcon variant="subtle" size="sm" aria-label={t('Show {label}', { label })} onClick={show}>
        <IconEye size={14} aria-hidden />
      </ActionIcon>
    </span>
  );
}
