import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../client/errors';
import { toQueryKey, readAgain } from '../../../client/hooks';
import { send } from '../../../client/send';
import { t } from '../../../i18n/t';
import { offerColumns } from '../../../client/imports/map-columns';
import { notify } from '../../../ui/plain/notices';
import type { DirectoryScreenKit } from '../directories.queries';
import { splitFile } from './file-parts';

const { importbegin, importpart, importread, importmap, importmend, importrows } = directoryToolCalls;
const { importcommit, importundo, importcurrent, importdiscard } = directoryToolCalls;

export type DirectoryImportProgress = WireAnswer<typeof importread>;
export type CommitChoices = Pick<WireBody<typeof importcommit>, 'leaveOutErrors' | 'leaveOutDuplicates'>;

export type DirectoryImportStep =
  | { readonly is: 'looking' }
  | { readonly is: 'choose'; readonly refused?: readonly string[] }
  | { readonly is: 'busy'; readonly fileName: string; readonly share: number; readonly rows: number }
  | { readonly is: 'mapping'; readonly import: DirectoryImportProgress; readonly refused?: readonly string[] }
  | { readonly is: 'preview'; readonly import: DirectoryImportProgress; readonly refused?: readonly string[] }
  | { readonly is: 'committing'; readonly import: DirectoryImportProgress }
  | { readonly is: 'done'; readonly import: DirectoryImportProgress; readonly refused?: readonly string[] }
  | { readonly is: 'undone' };

const listErrorTexts = (error: unknown): readonly string[] => {
  if (!(error instanceof CallError)) throw error;
  const all = Object.values(error.fields).flat();
  return all.length > 0 ? all : [error.message];
};
/** The screen says what is wrong where the file was dropped, so no toast repeats it; no loader covers the progress. */
const here = { quiet: true, silent: true };

/** Between two looks at how far it is, in milliseconds. */
const pause = 100;
/** Sending is the first two fifths of the way, reading the rest. */
const computeReadShare = ({ read, size }: DirectoryImportProgress): number => 0.4 + (0.6 * read) / Math.max(1, size);

/**
 * Takes a file through the steps of an import: sent in parts, read and checked by the server, looked at, made live. Once it
 * is sent the server reads it to its end by itself, so the dialog may be closed; opened again, it goes on where it is.
 */
export function useImport(kit: DirectoryScreenKit) {
  const [step, setStep] = useState<DirectoryImportStep>({ is: 'looking' });
  const client = useQueryClient();
  /** The import under way; a step that finds another one here was given up meanwhile. */
  const current = useRef<number>(undefined);
  const isOpen = useRef(true);

  /** Shows a step, or says in a toast what came of it when the dialog is closed. */
  const showStep = (next: DirectoryImportStep): void => {
    if (isOpen.current) setStep(next);
    else if (next.is === 'preview' || next.is === 'mapping') {
      notify({
        kind: 'info',
        message: t('{file} was read. Open Import to see the rows.', { file: next.import.fileName }),
      });
    } else if (next.is === 'choose' && next.refused) {
      for (const message of next.refused) notify({ kind: 'error', message });
    }
  };

  const toMappingStep = (progress: DirectoryImportProgress): DirectoryImportStep => ({
    is: 'mapping',
    import: { ...progress, columns: offerColumns(progress.columns, kit.directory.fields) },
  });

  const followImport = async (importID: number): Promise<void> => {
    for (;;) {
      const progress = await send(importread, { body: { importID } }, here);
      if (current.current !== importID) return;
      if (progress.state === 'mapping') return showStep(toMappingStep(progress));
      if (progress.state !== 'reading') return showStep({ is: 'preview', import: progress });
      showStep({ is: 'busy', fileName: progress.fileName, share: computeReadShare(progress), rows: progress.rows });
      await new Promise((goOn) => setTimeout(goOn, pause));
    }
  };

  const read = async (file: File): Promise<void> => {
    showStep({ is: 'busy', fileName: file.name, share: 0, rows: 0 });
    const parts = await splitFile(file);
    const body = { directory: kit.key, fileName: file.name, size: file.size };
    const { importID } = await send(importbegin, { body }, here);
    current.current = importID;
    for (const [number, content] of parts.entries()) {
      if (current.current !== importID) return;
      await send(importpart, { body: { importID, number, content } }, here);
      showStep({ is: 'busy', fileName: file.name, share: (0.4 * (number + 1)) / parts.length, rows: 0 });
    }
    await followImport(importID);
  };

  const discardImport = async (): Promise<void> => {
    const importID = current.current;
    current.current = undefined;
    // Whatever is left behind is swept by the server; nobody needs to hear that tidying up failed.
    if (importID !== undefined) await send(importdiscard, { body: { importID } }, here).catch(() => undefined);
  };
  const refuse = async (error: unknown): Promise<void> => {
    await discardImport();
    showStep({ is: 'choose', refused: listErrorTexts(error) });
  };

  /** Where the person left off, here or at another desk. */
  const resume = async (): Promise<void> => {
    const found = await send(importcurrent, { query: { directory: kit.key } }, here);
    if (!found) return showStep({ is: 'choose' });
    current.current = found.importID;
    if (found.state === 'done') return showStep({ is: 'done', import: found });
    if (found.state === 'mapping') return showStep(toMappingStep(found));
    if (found.state === 'ready') return showStep({ is: 'preview', import: found });
    showStep({ is: 'busy', fileName: found.fileName, share: computeReadShare(found), rows: found.rows });
    await followImport(found.importID); // a file that was refused says so here
  };
  useEffect(() => {
    isOpen.current = true;
    resume().catch(refuse);
    return () => {
      isOpen.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the dialog is opened
  }, []);

  return {
    step,
    choose: (file: File): void => void read(file).catch(refuse),
    /** What is live already stays, and can still be taken back until another file is live. */
    startOver: (): void => {
      if (step.is === 'done' || step.is === 'undone') current.current = undefined;
      else void discardImport();
      setStep({ is: 'choose' });
    },
    /** Back to the columns of a file that was read. */
    mapAgain: (progress: DirectoryImportProgress): void => setStep(toMappingStep(progress)),
    map: (progress: DirectoryImportProgress, columns: readonly (string | null)[]): void => {
      const { importID } = progress;
      send(importmap, { body: { importID, columns: [...columns] } }, here)
        .then((mapped) => {
          showStep({ is: 'busy', fileName: mapped.fileName, share: computeReadShare(mapped), rows: 0 });
          return followImport(importID);
        })
        .catch((error: unknown) =>
          showStep({ ...toMappingStep(progress), refused: listErrorTexts(error) } as DirectoryImportStep),
        );
    },
    mend: (progress: DirectoryImportProgress, line: number, cells: Record<string, string>): void => {
      send(importmend, { body: { importID: progress.importID, line, cells } }, here).then(
        async (mended) => {
          await client.invalidateQueries({ queryKey: toQueryKey(importrows) });
          showStep({ is: 'preview', import: mended.progress });
        },
        (error: unknown) => showStep({ is: 'preview', import: progress, refused: listErrorTexts(error) }),
      );
    },
    undo: (progress: DirectoryImportProgress): void => {
      send(importundo, { body: { importID: progress.importID } }, here).then(
        async () => {
          await readAgain(client, kit.calls.add);
          showStep({ is: 'undone' });
        },
        (error: unknown) => showStep({ is: 'done', import: progress, refused: listErrorTexts(error) }),
      );
    },
    commit: (progress: DirectoryImportProgress, choices: CommitChoices): void => {
      setStep({ is: 'committing', import: progress });
      send(importcommit, { body: { importID: progress.importID, ...choices } }, here).then(
        async (done) => {
          await readAgain(client, kit.calls.add);
          showStep({ is: 'done', import: done });
        },
        (error: unknown) => showStep({ is: 'preview', import: progress, refused: listErrorTexts(error) }),
      );
    },
  };
}
