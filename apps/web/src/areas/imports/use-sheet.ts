import type { WireAnswer } from '@boedel/contract/call';
import type { ImportKind } from '@boedel/contract/imports/import-kinds';
import { fieldsOfList } from '@boedel/contract/imports/import.fields';
import { importCalls } from '@boedel/contract/imports/imports.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../client/errors';
import { keyOf } from '../../client/hooks';
import { send } from '../../client/send';
import { offerColumns } from '../../client/imports/map-columns';

export type Progress = WireAnswer<typeof importCalls.read>;
export type SheetRow = WireAnswer<typeof importCalls.rows>['rows'][number];

/** The dialog says what is wrong where it is, so no toast repeats it; no loader covers the progress. */
const here = { quiet: true, silent: true };

const sentencesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof CallError)) throw error;
  const all = Object.values(error.fields).flat();
  return all.length > 0 ? all : [error.message];
};

const offered = (progress: Progress): Progress => ({
  ...progress,
  columns: offerColumns(progress.columns, fieldsOfList(progress)),
});

/** Takes a list through its steps: sent, mapped, tried, mended, made. Where it was left it goes on. */
export function useSheet(kind: ImportKind, systemTypeID: number, matterID?: number) {
  const ofMatter = matterID === undefined ? {} : { matterID };
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  /** Set while rows are read or made; closing the dialog or beginning anew ends it. */
  const running = useRef(0);

  const show = (next: Progress | null): void => setProgress(next?.state === 'mapping' ? offered(next) : next);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setRefused([]);
    try {
      await work();
    } catch (error) {
      setRefused(sentencesOf(error));
    }
  };
  const refreshRows = (): Promise<void> => client.invalidateQueries({ queryKey: keyOf(importCalls.rows) });

  /** Asks for the next step until there is none. */
  const follow = async (from: Progress, step: (importID: number) => Promise<Progress>): Promise<void> => {
    running.current += 1;
    const mine = running.current;
    let now = from;
    while ((now.state === 'reading' || now.state === 'making' || now === from) && running.current === mine) {
      now = await step(from.importID);
      if (running.current === mine) show(now);
    }
    await refreshRows();
  };
  /** What was asked for with the first rows holds to the end. */
  const make = async (from: Progress, leaveOutDuplicates: boolean): Promise<void> => {
    await follow(from, (importID) => send(importCalls.make, { body: { importID, leaveOutDuplicates } }, here));
    await client.invalidateQueries();
  };
  const read = (from: Progress) => follow(from, (importID) => send(importCalls.read, { body: { importID } }, here));

  useEffect(() => {
    setProgress(undefined);
    void attempt(async () => {
      const found = await send(importCalls.current, { query: { kind, ...ofMatter } }, here);
      show(found);
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
      attempt(async () => {
        setSending(true);
        try {
          show(await send(importCalls.begin, { body: { kind, systemTypeID, ...ofMatter }, files: [file] }, here));
        } finally {
          setSending(false);
        }
      }),
    map: (columns: readonly (string | null)[], dayFormat: Progress['dayFormat']) =>
      attempt(async () => {
        const body = { importID: progress!.importID, columns: [...columns], dayFormat };
        const mapped = await send(importCalls.map, { body }, here);
        show(mapped);
        await read(mapped);
      }),
    mend: (line: number, cells: Record<string, string>) =>
      attempt(async () => {
        const body = { importID: progress!.importID, line, cells };
        show((await send(importCalls.mend, { body }, here)).progress);
        await refreshRows();
      }),
    skip: (lines: readonly number[] | null, isSkipped: boolean) =>
      attempt(async () => {
        const body = { importID: progress!.importID, lines: lines && [...lines], isSkipped };
        show(await send(importCalls.skip, { body }, here));
        await refreshRows();
      }),
    make: (leaveOutDuplicates: boolean) => attempt(() => make(progress!, leaveOutDuplicates)),
    undo: () =>
      attempt(async () => {
        setSending(true);
        try {
          show(await send(importCalls.undo, { body: { importID: progress!.importID } }, here));
        } finally {
          setSending(false);
        }
        await client.invalidateQueries();
      }),
    startOver: () =>
      attempt(async () => {
        running.current += 1;
        const isOpen = progress && ['mapping', 'reading', 'ready'].includes(progress.state);
        if (isOpen) await send(importCalls.discard, { body: { importID: progress.importID } }, here);
        setProgress(null);
      }),
    /** Back to the columns of a file that was tried. */
    mapAgain: () => setProgress((now) => now && offered({ ...now, state: 'mapping' })),
  };
}
export type SheetSteps = ReturnType<typeof useSheet>;
