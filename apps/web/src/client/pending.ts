/** Counts the calls under way, for the full-screen loader. */
const listeners = new Set<() => void>();
let count = 0;
let round = 0;
let isLong = false;

const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** What is answered within this many milliseconds is not waited for: nothing flickers, nothing is announced. */
export const loaderDelay = 400;

export const pending = {
  count: (): number => count,

  /** Whether a call was under way for longer than a moment; until none is left, as the next would only bring it back. */
  isLong: (): boolean => isLong,

  /** Returns what ends this call's share of the count; ending twice, or after a clear, does nothing. */
  begin(): () => void {
    const mine = round;
    let open = true;
    count += 1;
    const past = setTimeout(() => {
      if (mine !== round) return;
      isLong = true;
      notifyListeners();
    }, loaderDelay);
    notifyListeners();
    return () => {
      clearTimeout(past);
      if (!open || mine !== round) return;
      open = false;
      count -= 1;
      if (count === 0) isLong = false;
      notifyListeners();
    };
  },

  /** An error takes the loader away, whatever else is still on its way. */
  clear(): void {
    round += 1;
    count = 0;
    isLong = false;
    notifyListeners();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
