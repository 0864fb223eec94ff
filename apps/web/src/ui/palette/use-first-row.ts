import { createSpotlight } from '@mantine/spotlight';
import { type KeyboardEvent, useEffect, useRef } from 'react';

/** The palette's own state: which of its rows the arrow keys are on. */
export const [paletteStore, palette] = createSpotlight();

/** Puts the arrow keys on the first row that is there, as if they had been used. */
function selectFirst(): HTMLElement | undefined {
  const rows = [
    ...document.querySelectorAll<HTMLElement>(`#${CSS.escape(paletteStore.getState().listId)} [data-action]`),
  ];
  for (const row of rows) row.removeAttribute('data-selected');
  rows[0]?.setAttribute('data-selected', 'true');
  paletteStore.updateState((state) => ({ ...state, selected: rows.length > 0 ? 0 : -1 }));
  return rows[0];
}

/**
 * Enter opens the first row: it is chosen as soon as the list is another one. Whoever presses Enter before the answer is
 * there gets the first row of that answer, never one that still stands there from the words before.
 */
export function useFirstRow({ rows, isAsking }: { rows: string; isAsking: boolean }) {
  const wanted = useRef(false);
  useEffect(() => {
    if (rows === '') return;
    const first = selectFirst();
    if (isAsking || !wanted.current) return;
    wanted.current = false;
    first?.click();
  }, [rows, isAsking]);
  return {
    onKeyDownCapture: (event: KeyboardEvent): void => {
      wanted.current = false;
      if (event.key !== 'Enter' || !isAsking) return;
      event.preventDefault();
      event.stopPropagation();
      wanted.current = true;
    },
  };
}
