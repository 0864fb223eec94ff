import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '../../../client/errors';
import { send } from '../../../client/send';
import { t } from '../../../i18n/t';
import type { DirectoryKit } from '../directories.queries';
import { partsOf } from './file-parts';

const { importbegin, importpart, importread, importcommit, importdiscard } = directoryToolCalls;

export type ImportProgress = WireAnswer<typeof importread>;
export type CommitChoices = Pick<WireBody<typeof importcommit>, 'leaveOutErrors' | 'leaveOutDuplicates'>;

export type ImportStep =
  | { readonly is: 'choose'; readonly refused?: readonly string[] }
  | { readonly is: 'busy'; readonly fileName: string; readonly share: number; readonly rows: number }
  | { readonly is: 'preview'; readonly import: ImportProgress; readonly refused?: readonly string[] }
  | { readonly is: 'committing'; readonly import: ImportProgress }
  | { readonly is: 'done'; readonly import: ImportProgress };

const sentencesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof CallError)) throw error;
  const all = Object.values(error.fields).flat();
  return (all.length > 0 ? all : [error.message]).map((sentence) => t(sentence));
};
/** The screen says what is wrong where the file was dropped, so no toast repeats it; no loader covers the progress. */
const here = { quiet: true, silent: true };

/** Takes a file through the steps of an import: sent in parts, read and checked by the server, looked at, made live. */
export function useImport(kit: DirectoryKit) {
  const [step, setStep] = useState<ImportStep>({ is: 'choose' });
  const client = useQueryClient();
  /** The import under way; a step that finds another one here was given up meanwhile. */
  const current = useRef<number>(undefined);

  const read = async (file: File): Promise<void> => {
    setStep({ is: 'busy', fileName: file.name, share: 0, rows: 0 });
    const parts = await partsOf(file);
    const body = { directory: kit.key, fileName: file.name, size: file.size };
    const { importID } = await send(importbegin, { body }, here);
    current.current = importID;
    const isCurrent = (): boolean => current.current === importID;
    for (const [number, content] of parts.entries()) {
      if (!isCurrent()) return;
      await send(importpart, { body: { importID, number, content } }, here);
      setStep({ is: 'busy', fileName: file.name, share: (0.4 * (number + 1)) / parts.length, rows: 0 });
    }
    for (;;) {
      const progress = await send(importread, { body: { importID } }, here);
      if (!isCurrent()) return;
      if (progress.state === 'ready') return setStep({ is: 'preview', import: progress });
      const share = 0.4 + (0.6 * progress.read) / Math.max(1, progress.size);
      setStep({ is: 'busy', fileName: file.name, share, rows: progress.rows });
    }
  };

  const discard = async (): Promise<void> => {
    const importID = current.current;
    current.current = undefined;
    // Whatever is left behind is swept by the server; nobody needs to hear that tidying up failed.
    if (importID !== undefined) await send(importdiscard, { body: { importID } }, here).catch(() => undefined);
  };

  return {
    step,
    choose: (file: File): void => {
      read(file).catch(async (error: unknown) => {
        await discard();
        setStep({ is: 'choose', refused: sentencesOf(error) });
      });
    },
    startOver: (): void => {
      void discard();
      setStep({ is: 'choose' });
    },
    giveUp: (): void => void discard(),
    commit: (progress: ImportProgress, choices: CommitChoices): void => {
      setStep({ is: 'committing', import: progress });
      send(importcommit, { body: { importID: progress.importID, ...choices } }, here).then(
        async (done) => {
          current.current = undefined;
          await Promise.all(kit.changes.map((queryKey) => client.invalidateQueries({ queryKey })));
          setStep({ is: 'done', import: done });
        },
        (error: unknown) => setStep({ is: 'preview', import: progress, refused: sentencesOf(error) }),
      );
    },
  };
}
