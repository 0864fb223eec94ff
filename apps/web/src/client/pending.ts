/** Counts the calls under way, for the full-screen loader. */
const listeners = new Set<() => void>();
let count = 0;
let round = 0;

const tell = (): void => listeners.forEach((listener) => listener());

export const pending = {
  count: (): number => count,

  /** Returns what ends this call's share of the count; ending twice, or after a clear, does nothing. */
  begin(): () => void {
    const mine = round;
    let open = true;
    count += 1;
    tell();
    return () => {
      if (!open || mine !== round) return;
      open = false;
      count -= 1;
      tell();
    };
  },

  /** An error takes the loader away, whatever else is still on its way. */
  clear(): void {
    round += 1;
    count = 0;
    tell();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
