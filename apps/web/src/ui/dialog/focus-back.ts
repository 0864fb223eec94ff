import { useEffect } from 'react';

/** Where the focus was, latest last: a few, since what opened a dialog may be gone or greyed out when it closes. */
const been: HTMLElement[] = [];
const remembered = 8;

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  been.push(target);
  if (been.length > remembered) been.shift();
});

const canTakeFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

function restoreFocus(candidates: readonly HTMLElement[]): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return; // somebody has it already
  const open = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const to = candidates.findLast((element) => canTakeFocus(element) && (!open || open.contains(element)));
  if (to) to.focus();
  else if (!open) document.getElementById('content')?.focus();
}

/**
 * A dialog that is drawn only while it is open takes the focus with it when it goes, and whoever works by keyboard would
 * begin at the top of the page again. This leads it back to what opened it.
 */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = [...been];
    return () => void setTimeout(() => restoreFocus(before));
  }, [isOpen]);
}
