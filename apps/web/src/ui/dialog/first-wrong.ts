import { useEffect, useRef } from 'react';

/**
 * Once saving is over, the first field that was found wrong has the focus; whoever has gone on by then is left in peace.
 * Gives what is to be called when saving is asked for.
 */
export function useFirstWrong(formID: string, isSaving: boolean): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    const stopWaiting = (): void => {
      isAwaited.current = false;
    };
    const presses = ['keydown', 'pointerdown'] as const;
    for (const press of presses) document.addEventListener(press, stopWaiting, true);
    return () => {
      for (const press of presses) document.removeEventListener(press, stopWaiting, true);
    };
  }, []);
  // After every drawing: what is wrong is told some time after it was asked, and an answer may come before the spinner.
  useEffect(() => {
    if (!isAwaited.current || isSaving) return;
    const wrong = document.getElementById(formID)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    isAwaited.current = false;
    wrong.focus();
  });
  return () => {
    isAwaited.current = true;
  };
}
