import { useEffect, useSyncExternalStore } from 'react';

const labels = new Map<string, string>();
const listeners = new Set<() => void>();
let version = 0;

function changeLabel(address: string, label: string | undefined): void {
  if (label === undefined) labels.delete(address);
  else labels.set(address, label);
  version += 1;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A screen that knows better what its address is called: `useCrumbLabel('/matters/12', 'EST/2026/01840')`. */
export function useCrumbLabel(address: string, label: string | undefined): void {
  useEffect(() => {
    if (label === undefined) return undefined;
    changeLabel(address.toLowerCase(), label);
    return () => changeLabel(address.toLowerCase(), undefined);
  }, [address, label]);
}

/** What screens have called their addresses, for the breadcrumb. */
export function useCrumbLabels(): (address: string) => string | undefined {
  useSyncExternalStore(subscribe, () => version);
  return (address) => labels.get(address.toLowerCase());
}
