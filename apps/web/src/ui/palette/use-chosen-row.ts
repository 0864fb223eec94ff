import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface PaletteKeyOptions {
  /** The ids of the rows, as they stand. */
  readonly ids: readonly string[];
  /** Whether Enter opens the first of them: before anything is typed it is nobody's wish. */
  readonly isFirstChosen: boolean;
  /** Whether another list is on its way. */
  readonly isAsking: boolean;
}

const step: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** As a click would, in another tab with Ctrl. A command has no address: it does what it does. */
function pressRow(id: string | undefined, inAnotherTab: boolean): void {
  const row = id && document.getElementById(id);
  if (!row) return;
  if (inAnotherTab && row instanceof HTMLAnchorElement) window.open(row.href, '_blank', 'noopener');
  else row.click();
}

/**
 * The row that Enter opens: the first, until the arrow keys go on from it; the first again as soon as the list is another
 * one. Whoever presses Enter before the answer is there gets the first row of that answer, never one that still stands
 * there from the words before.
 */
export function useChosenRow({ ids, isFirstChosen, isAsking }: PaletteKeyOptions) {
  const list = ids.join(' ');
  const [walked, setWalked] = useState<{ list: string; id: string | undefined }>();
  const chosen = walked?.list === list ? walked.id : isFirstChosen ? ids[0] : undefined;
  const wanted = useRef<{ inAnotherTab: boolean }>(undefined);
  useEffect(() => {
    if (isAsking || !wanted.current) return;
    const { inAnotherTab } = wanted.current;
    wanted.current = undefined;
    pressRow(ids[0], inAnotherTab);
  });
  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const by = step[event.key];
    const inAnotherTab = event.ctrlKey || event.metaKey;
    wanted.current = undefined;
    if (event.nativeEvent.isComposing || (by === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (by !== undefined) {
      const from = chosen === undefined ? (by > 0 ? -1 : 0) : ids.indexOf(chosen);
      setWalked({ list, id: ids[(from + by + ids.length) % ids.length] });
    } else if (isAsking) wanted.current = { inAnotherTab };
    else pressRow(chosen, inAnotherTab);
  };
  return { chosen, onKeyDown: handleKeyDown };
}
