import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { familyAnswerCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../client/errors';
import { keyOf, useCall, useRead } from '../../client/hooks';
import { send } from '../../client/send';

export type FamilyGiven = WireAnswer<typeof familyAnswerCalls.open>;
export type FamilyItem = FamilyGiven['items'][number];

export const useGiven = () => useRead(familyAnswerCalls.open, undefined, { quiet: true });

/** Keeps an answer without a word: what is wrong with it stands beside its question, and a toast would say it twice. */
function useSave(onDone: (given: FamilyGiven) => void) {
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
  const onDone = ({ steps, items, missing, message, finishedAt }: FamilyGiven) =>
    client.setQueryData(keyOf(familyAnswerCalls.open), { steps, items, missing, message, finishedAt });
  return {
    save: useSave(onDone),
    remove: useCall(familyAnswerCalls.remove, { onDone }),
    sayNone: useCall(familyAnswerCalls.sayNone, { onDone }),
    sendPaper: useCall(familyAnswerCalls.sendPaper, { onDone }),
    finish: useCall(familyAnswerCalls.finish, { onDone }),
  };
}
