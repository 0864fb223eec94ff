import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { familyAnswerCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../client/errors';
import { toQueryKey, useCall, useRead } from '../../client/hooks';
import { send } from '../../client/send';

export type FamilyAnswers = WireAnswer<typeof familyAnswerCalls.open>;
export type FamilyItem = FamilyAnswers['items'][number];

export const useGiven = () => useRead(familyAnswerCalls.open, undefined, { quiet: true });

/** Keeps an answer without a word: what is wrong with it stands beside its question, and a toast would say it twice. */
function useSave(onDone: (given: FamilyAnswers) => void) {
  const [error, setError] = useState<CallError>();
  const [isRunning, setRunning] = useState(false);
  return {
    error,
    isRunning,
    runAsync: async (body: WireBody<typeof familyAnswerCalls.save>) => {
      setRunning(true);
      setError(undefined);
      try {
        const given = await send(familyAnswerCalls.save, { body }, { silent: true });
        onDone(given);
        return given;
      } catch (refused) {
        if (refused instanceof CallError) setError(refused);
        throw refused;
      } finally {
        setRunning(false);
      }
    },
  };
}

/** Every change answers with all that is given: nothing is read twice. */
export function useFamilyCalls() {
  const client = useQueryClient();
  const storeAnswer = ({ steps, items, missing, message, finishedAt }: FamilyAnswers) =>
    client.setQueryData(toQueryKey(familyAnswerCalls.open), { steps, items, missing, message, finishedAt });
  return {
    save: useSave(storeAnswer),
    remove: useCall(familyAnswerCalls.remove, { onDone: storeAnswer }),
    sayNone: useCall(familyAnswerCalls.sayNone, { onDone: storeAnswer }),
    sendPaper: useCall(familyAnswerCalls.sendPaper, { onDone: storeAnswer }),
    finish: useCall(familyAnswerCalls.finish, { onDone: storeAnswer }),
  };
}
