import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import type { MatterEventName } from '@boedel/contract/matter/matter-events';
import { triggers } from '@boedel/domain/deadlines/triggers';
import { type ReactNode, useState } from 'react';
import { useCall } from '../hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import type { RecordSaveCall } from '../../ui/record/record-page';
import { useMatter } from '../../ui/the-matter';
import type { StatutoryMove } from './move';
import { MovesTable } from './moves-table';
import { useChosenMoves } from './use-chosen-moves';

type WantedMoves = readonly { rule: string; to: string | null }[];
export type ChangedDays = Partial<Readonly<Record<MatterEventName, string | null>>>;

/** Of other days nothing follows, so nothing is asked. */
const pickStartingPeriods = (days: ChangedDays): ChangedDays =>
  Object.fromEntries(Object.entries(days).filter(([event]) => event in triggers));

interface MovesQuestion {
  readonly moves: readonly StatutoryMove[];
  readonly goOn: (wanted: WantedMoves) => void;
  readonly stop: () => void;
}

/**
 * A call that saves days statutory dates run from. Before it saves, the dates that would move are shown, and they move in
 * the same breath as the person says. Whoever turns back keeps what was typed.
 */
export function useAskMoves<T extends object>(
  call: RecordSaveCall<T & { moves?: WantedMoves }>,
  changedDays: (record: T) => ChangedDays,
): { readonly call: RecordSaveCall<T>; readonly asking: ReactNode } {
  const { id: matterID, rights } = useMatter();
  const preview = useCall(statutoryDateCalls.previewStatutoryMoves);
  const [asked, setAsked] = useState<MovesQuestion>();

  const save = async (record: T): Promise<unknown> => {
    const events = pickStartingPeriods(changedDays(record));
    // Who was given the matter without its diary is not shown its dates; they wait for somebody who is.
    if (Object.keys(events).length === 0 || !rights.includes('diary')) return call.runAsync(record);
    const moves = await preview.runAsync({ matterID, events });
    // Periods that only begin go into the diary by themselves.
    if (moves.every(({ kind }) => kind === 'new')) return call.runAsync(record);
    try {
      const wanted = await new Promise<WantedMoves>((goOn, stop) => setAsked({ moves, goOn, stop }));
      return await call.runAsync({ ...record, moves: wanted });
    } finally {
      setAsked(undefined);
    }
  };
  return {
    call: { ...call, runAsync: save, isRunning: call.isRunning || preview.isRunning },
    asking: asked && <AskMoves {...asked} isSaving={call.isRunning} />,
  };
}

function AskMoves({ moves, goOn, stop, isSaving }: MovesQuestion & { readonly isSaving: boolean }) {
  const { chosen, wanted, choose } = useChosenMoves(moves);
  return (
    <SharedModal
      opened
      size="xl"
      title={t('Dates that would move')}
      saveLabel={wanted.length > 0 ? t('Save and move {count}', { count: wanted.length }) : t('Save and move none')}
      isSaving={isSaving}
      onCancel={stop}
      onSave={() => goOn(wanted)}
    >
      <p style={{ marginTop: 0 }}>{t('Saving moves these dates. Clear the box of any date that should stay.')}</p>
      <MovesTable moves={moves} chosen={chosen} onChoose={choose} />
    </SharedModal>
  );
}
