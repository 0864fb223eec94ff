import type { WireAnswer } from '@boedel/contract/call';
import type { ImportKind } from '@boedel/contract/imports/import-kinds';
import { listImportFields } from '@boedel/contract/imports/import.fields';
import { importCalls } from '@boedel/contract/imports/imports.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../client/errors';
import { toQueryKey } from '../../client/hooks';
import { send } from '../../client/send';
import { offerColumns } from '../../client/imports/map-columns';

export type SheetImportProgress = WireAnswer<typeof importCalls.read>;
export type ImportScreenRow = WireAnswer<typeof importCalls.rows>['rows'][number];

/** The dialog says what is wrong where it is, so no toast repeats it; no loader covers the progress. */
const here = { quiet: true, silent: true };

const listErrorTexts = (error: unknown): readonly string[] => {
  if (!(error instanceof CallError)) throw error;
  const all = Object.values(error.fields).flat();
  return all.length > 0 ? all : [error.message];
};

const offerSheetColumns = (progress: SheetImportProgress): SheetImportProgress => ({
  ...progress,
  columns: offerColumns(progress.columns, listImportFields(progress)),
});

/** Takes a list through its steps: sent, mapped, tried, mended, made. Where it was left it goes on. */
export function useSheet(kind: ImportKind, systemTypeID: number, matterID?: number) {
  const ofMatter = matterID === undefined ? {} : { matterID };
  const client = useQueryClient();
  const [progress, setProgress] = useState<SheetImportProgress | null>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  /** Set while rows are read or made; closing the dialog or beginning anew ends it. */
  const running = useRef(0);

  const showProgress = (next: SheetImportProgress | null): void =>
    setProgress(next?.state === 'mapping' ? offerSheetColumns(next) : next);
  const attemptStep = async (work: () => Promise<void>): Promise<void> => {
    setRefused([]);
    try {
      await work();
    } catch (error) {
      setRefused(listErrorTexts(error));
    }
  };
  const refreshRows = (): Promise<void> => client.invalidateQueries({ queryKey: toQueryKey(importCalls.rows) });

  /** Asks for the next step until there is none. */
  const followImport = async (
    from: SheetImportProgress,
    step: (importID: number) => Promise<SheetImportProgress>,
  ): Promise<void> => {
    running.current += 1;
    const mine = running.current;
    let now = from;
    while ((now.state === 'reading' || now.state === 'making' || now === from) && running.current === mine) {
      now = await step(from.importID);
      if (running.current === mine) showProgress(now);
    }
    await refreshRows();
  };
  /** What was asked for with the first rows holds to the end. */
  const make = async (from: SheetImportProgress, leaveOutDuplicates: boolean): Promise<void> => {
    await followImport(from, (importID) => send(importCalls.make, { body: { importID, leaveOutDuplicates } }, here));
    await client.invalidateQueries();
  };
  const read = (from: SheetImportProgress) =>
    followImport(from, (importID) => send(importCalls.read, { body: { importID } }, here));

  useEffect(() => {
    setProgress(undefined);
    void attemptStep(async () => {
      const found = await send(importCalls.current, { query: { kind, ...ofMatter } }, here);
      showProgress(found);
      if (found?.state === 'reading') await read(found);
      if (found?.state === 'making') await make(found, true);
    });
    return () => void (running.current += 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each kind
  }, [kind]);

  return {
    progress,
    refused,
    isSending,
    choose: (file: File) =>
      attemptStep(async () => {
        setSending(true);
        try {
          showProgress(
            await send(importCalls.begin, { body: { kind, systemTypeID, ...ofMatter }, files: [file] }, here),
          );
        } finally {
          setSending(false);
        }
      }),
    map: (columns: readonly (string | null)[], dayFormat: SheetImportProgress['dayFormat']) =>
      attemptStep(async () => {
        const body = { importID: progress!.importID, columns: [...columns], dayFormat };
        const mapped = await send(importCalls.map, { body }, here);
        showProgress(mapped);
        await read(mapped);
      }),
    mend: (line: number, cells: Record<string, string>) =>
      attemptStep(async () => {
        const body = { importID: progress!.importID, line, cells };
        showProgress((await send(importCalls.mend, { body }, here)).progress);
        await refreshRows();
      }),
    skip: (lines: readonly number[] | null, isSkipped: boolean) =>
      attemptStep(async () => {
        const body = { importID: progress!.importID, lines: lines && [...lines], isSkipped };
        showProgress(await send(importCalls.skip, { body }, here));
        await refreshRows();
      }),
    make: (leaveOutDuplicates: boolean) => attemptStep(() => make(progress!, leaveOutDuplicates)),
    undo: () =>
      attemptStep(async () => {
        setSending(true);
        try {
          showProgress(await send(importCalls.undo, { body: { importID: progress!.importID } }, here));
        } finally {
          setSending(false);
        }
        await client.invalidateQueries();
      }),
    startOver: () =>
      attemptStep(async () => {
        running.current += 1;
        const isOpen = progress && ['mapping', 'reading', 'ready'].includes(progress.state);
        if (isOpen) await send(importCalls.discard, { body: { importID: progress.importID } }, here);
        setProgress(null);
      }),
    /** Back to the columns of a file that was tried. */
    mapAgain: () => setProgress((now) => now && offerSheetColumns({ ...now, state: 'mapping' })),
  };
}
export type SheetImport = ReturnType<typeof useSheet>;
