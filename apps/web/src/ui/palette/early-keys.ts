/**
 * What is typed between Ctrl K and the moment the palette's box has the focus: its code is still being fetched, or it is being
 * drawn. None of it is lost, and none of it goes to whatever had the focus before.
 */
export interface EarlyKeys {
  /** Keeps what is typed from now on. */
  readonly start: () => void;
  /** What was typed so far. */
  readonly read: () => string;
  /** Tells that more was typed, until `stop`. */
  readonly follow: (change: () => void) => () => void;
  /** The box has the focus: keys go there from now on. */
  readonly stop: () => void;
}

/** Where the palette does not come at all, in milliseconds: whoever waited types somewhere else again. */
const longestWait = 5_000;

export function createEarlyKeys(target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): EarlyKeys {
  let lastMoment: ReturnType<typeof setTimeout> | undefined;
  let [typed, follower] = ['', undefined as (() => void) | undefined];
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    // Enter would press the button that had the focus before.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    follower?.();
  };
  const stop = (): void => {
    clearTimeout(lastMoment);
    target.removeEventListener('keydown', handleKey, { capture: true });
    follower = undefined;
  };
  return {
    start: () => {
      stop();
      typed = '';
      target.addEventListener('keydown', handleKey, { capture: true });
      lastMoment = setTimeout(stop, longestWait);
    },
    read: () => typed,
    follow: (change) => {
      follower = change;
      return () => {
        follower = undefined;
      };
    },
    stop,
  };
}

/** For a palette that is there at once. */
export const noEarlyKeys: EarlyKeys = {
  start: () => undefined,
  read: () => '',
  follow: () => () => undefined,
  stop: () => undefined,
};
