import { maskNumber } from '@boedel/domain/identity/mask';
import { ActionIcon } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { missing } from '../format';

/** The eye beside a masked number; in a row it does not open the row. */
export function ShowNumber({ label, onShow }: { label: string; onShow: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={t('Show {label}', { label })}
      onClick={(event) => {
        event.stopPropagation();
        onShow();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <IconEye size={14} aria-hidden />
    </ActionIcon>
  );
}

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
  return (
    <span>
      {maskNumber(value)} <ShowNumber label={label} onShow={() => void onReveal().then(setWhole, () => undefined)} />
    </span>
  );
}
