import type { AssetAward } from '@boedel/domain/awards/award';
import { type AwardBoard, buildAwardBoard } from '@boedel/domain/awards/award-board';
import { checkAward, type NewAward } from '@boedel/domain/awards/check-award';
import { type AwardLawRemark, checkAwardsByLaw } from '@boedel/domain/awards/law-check';
import { toSectionedMessage } from '@boedel/domain/law/refusal';
import { addFractions } from '@boedel/domain/money/fraction';
import { useMemo, useRef, useState } from 'react';
import { ConflictError } from '../../client/errors';
import { t, translate } from '../../i18n/t';
import { notify, notifyError } from '../../ui/plain/notices';
import { useToday } from '../../ui/today';
import { createAwarding } from './create-awarding';
import type { AwardFacts } from './awards.queries';
import { isComplete, useGiving, type AwardWay, chooseWay } from './use-giving';

/** Takers of one asset before they were changed. */
interface AwardStep {
  readonly assetId: string;
  readonly before: readonly AssetAward[];
}

/**
 * Awards as they are made: each asked of the law at once, and saved as soon as the parts of an asset come to the whole.
 * Until then they lie on the worktop, and what is missing is named.
 */
export function useAwarding(held: AwardFacts) {
  const today = useToday();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, readonly AssetAward[]>>(new Map());
  const [steps, setSteps] = useState<readonly AwardStep[]>([]);
  const waiting = useRef<Promise<unknown>>(Promise.resolve());
  /** How each asset is kept since this screen began to send, ahead of what was last read. */
  const sent = useRef(new Map<string, AwardWay | undefined>());
  const giving = useGiving(held);
  /** What the will gave when this screen was opened. */
  const standing = useRef(
    new Set((held.will?.clauses ?? []).flatMap(({ assetID }) => (assetID == null ? [] : [String(assetID)]))),
  );

  const kept = useMemo(() => createAwarding(held, today, new Map()), [held, today]);
  const awarding = useMemo(() => createAwarding(held, today, drafts), [held, today, drafts]);
  const board: AwardBoard = useMemo(() => buildAwardBoard(awarding), [awarding]);
  const says: readonly AwardLawRemark[] = useMemo(
    () => checkAwardsByLaw(awarding, board, today),
    [awarding, board, today],
  );
  const listTakers = (assetId: string): readonly AssetAward[] =>
    awarding.awards.filter((award) => award.assetId === assetId);
  const removeDraft = (assetId: string): void => setDrafts((now) => new Map([...now].filter(([id]) => id !== assetId)));

  /** One after the other: each save names the version the one before answered. */
  const send = (assetId: string, takers: readonly AssetAward[]): void => {
    const run = async (): Promise<void> => {
      const before = sent.current.has(assetId)
        ? sent.current.get(assetId)
        : chooseWay(kept.awards.filter((award) => award.assetId === assetId));
      // A part cannot stand alone: what was saved is taken back, and the part lies on the worktop again.
      const way = isComplete(takers) ? chooseWay(takers) : undefined;
      try {
        if (before && before !== way) await giving.takeBack(assetId, before);
        if (way) await giving.give(assetId, takers);
        sent.current.set(assetId, way);
        if (isComplete(takers)) removeDraft(assetId);
      } catch (error) {
        giving.forget();
        sent.current.clear();
        removeDraft(assetId);
        if (error instanceof ConflictError) {
          notify({
            kind: 'warning',
            message: t('Someone else changed the awards. The list now shows their changes; make your award again.'),
          });
        } else if (error instanceof Error && !('shown' in error && error.shown)) notifyError(t(error.message));
      }
    };
    waiting.current = waiting.current.then(run);
  };

  const setDraft = (assetId: string, takers: readonly AssetAward[]): void => {
    setDrafts((now) => new Map(now).set(assetId, takers));
    send(assetId, takers);
  };
  const changeTakers = (assetId: string, takers: readonly AssetAward[]): void => {
    setSteps((now) => [...now.slice(-99), { assetId, before: listTakers(assetId) }]);
    setDraft(assetId, takers);
  };

  return {
    board,
    says,
    steps: steps.length,
    isSaving: giving.isRunning,
    isWaiting: (assetId: string): boolean => drafts.has(assetId),
    takersOf: listTakers,
    /** Says no as a sentence, or makes the award. */
    award: (next: NewAward): boolean => {
      const refused = checkAward(awarding, next);
      if (refused) {
        notify({
          kind: 'warning',
          message: refused.refusals.map((one) => translate(toSectionedMessage(one))).join(' '),
        });
        return false;
      }
      const own = listTakers(next.assetId);
      const mine = own.find(({ personId, as }) => personId === next.personId && as === next.as);
      const others = own.filter((one) => one !== mine);
      const share = mine ? addFractions(mine.share, next.share) : next.share;
      changeTakers(next.assetId, [
        ...others,
        { ...next, share, id: `draft/${next.assetId}/${next.as}/${next.personId}` },
      ]);
      return true;
    },
    /** All takers of an asset at once, as by the parts of the residue. */
    awardAll: (assetId: string, takers: readonly NewAward[]): void => {
      const before = awarding.awards.filter((award) => award.assetId !== assetId || award.by === 'will');
      const seen: AssetAward[] = [];
      for (const taker of takers) {
        const refused = checkAward({ ...awarding, awards: [...before, ...seen] }, taker);
        if (refused) {
          notify({
            kind: 'warning',
            message: refused.refusals.map((one) => translate(toSectionedMessage(one))).join(' '),
          });
          return;
        }
        seen.push({ ...taker, id: `draft/${assetId}/${taker.personId}` });
      }
      changeTakers(assetId, seen);
    },
    takeBack: (assetId: string): void => {
      if (listTakers(assetId).length === 0) return;
      // A clause that was captured has a number and words of its own, which the worktop would lose.
      if (standing.current.has(assetId)) {
        notify({ kind: 'info', message: t('The will gives this. Change or take out its clause in the will.') });
        return;
      }
      changeTakers(assetId, []);
    },
    undo: (): void => {
      const last = steps.at(-1);
      if (!last) return;
      setSteps(steps.slice(0, -1));
      setDraft(last.assetId, last.before);
    },
  };
}
