/** A line that is ticked off goes: whoever works by keyboard goes on with the next line, or the one before. */
export function toNextTick(tick: HTMLElement): void {
  const line = tick.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  next?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
}
