import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import type { StatutoryMove } from '../../client/moves/move';
import { MovesTable } from '../../client/moves/moves-table';
import { useChosenMoves } from '../../client/moves/use-chosen-moves';
import { OnlyCapture } from '../../ui/only-capture';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { usePendingMoves } from './diary.queries';

/** Dates whose event has changed stand where they were until somebody has looked; this says that there are some. */
export function PendingMoves() {
  const { id, rights } = useMatter();
  const [open, setOpen] = useState(false);
  const moves = usePendingMoves(id, rights.includes('diary')).data ?? [];
  // A date put by hand is meant to stand elsewhere; it alone is no reason to speak.
  const count = moves.filter((move) => !move.isFixed).length;
  if (count === 0) return null;
  return (
    <WarnBox>
      <Group justify="space-between">
        {moves.every(({ kind }) => kind === 'new')
          ? count === 1
            ? t('One statutory date is not in the diary yet.')
            : t('{count} statutory dates are not in the diary yet.', { count })
          : count === 1
            ? t('One statutory date differs from the date its event gives.')
            : t('{count} statutory dates no longer match their events.', { count })}
        <OnlyCapture>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {t('Review dates')}
          </Button>
        </OnlyCapture>
      </Group>
      {open && <MovesDialog moves={moves} onClose={() => setOpen(false)} />}
    </WarnBox>
  );
}

function MovesDialog({ moves, onClose }: { moves: readonly StatutoryMove[]; onClose: () => void }) {
  const { id } = useMatter();
  const { chosen, wanted, choose } = useChosenMoves(moves);
  const apply = useCall(statutoryDateCalls.applyStatutoryMoves, {
    says: t('The dates were moved.'),
    onDone: onClose,
  });
  return (
    <SharedModal
      opened
      size="xl"
      title={t('Dates that would move')}
      saveLabel={t('Put {count} in place', { count: wanted.length })}
      saveDisabled={wanted.length === 0}
      isSaving={apply.isRunning}
      onCancel={onClose}
      onSave={() => apply.run({ matterID: id, moves: wanted })}
    >
      <MovesTable moves={moves} chosen={chosen} onChoose={choose} />
    </SharedModal>
  );
}
