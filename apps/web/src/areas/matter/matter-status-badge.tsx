import { matterStatus } from '@boedel/contract/fixed/matters';
import { t } from '../../i18n/t';
import { StatusBadge, type BadgeTone } from '../../ui/figures/status-badge';

const tones: Readonly<Record<number, BadgeTone>> = { 1: 'warn', 2: 'good', 3: 'off', 4: 'off' };

export function MatterStatusBadge({ status }: { status: number }) {
  const name = matterStatus[String(status) as keyof typeof matterStatus];
  return <StatusBadge tone={tones[status] ?? 'off'}>{t(name)}</StatusBadge>;
}
