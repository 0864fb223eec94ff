import { useEffect, useEffectEvent } from 'react';

/** What a page's keys read of an event, React's or the browser's. */
export interface PageKeyEvent {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  preventDefault(): void;
}

/** What takes something away or confirms it wants somebody who sees where the focus is. */
const deliberateKeys: ReadonlySet<string> = new Set(['Enter', 'Delete', 'Backspace']);

/**
 * Lets the keys of a page work before anything on it has the focus, as when it was just opened. `handleKey` also stands on the
 * page's own element, for when something in it has the focus.
 */
export function useFreshPageKeys(handleKey: (event: PageKeyEvent) => void): void {
  const handle = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target !== document.body || deliberateKeys.has(event.key)) return;
    if (!document.querySelector('[role="dialog"]')) handleKey(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

/** The same for a page that returns early before it has keys. */
export function FreshPageKeys({ onKey }: { readonly onKey: (event: PageKeyEvent) => void }): null {
  useFreshPageKeys(onKey);
  return null;
}
