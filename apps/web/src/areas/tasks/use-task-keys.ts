import type { KeyboardEvent } from 'react';
import { t } from '../../i18n/t';
import type { KeyAction } from '../../ui/key-strip';
import { type Task, useTickTask } from './tasks.queries';

interface Asked {
  readonly rows: readonly Task[];
  readonly isOff: boolean;
  readonly onNew: () => void;
  readonly onOpen: (task: Task) => void;
  readonly onChoose: (id: number) => void;
}

const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-task]')];
const lineOf = (node: EventTarget | null): HTMLElement | null =>
  node instanceof HTMLElement ? node.closest<HTMLElement>('[data-task]') : null;

/** Down and up through the tasks, and what can be done with the one the focus is on. */
export function useTaskKeys({ rows, isOff, onNew, onOpen, onChoose }: Asked) {
  const { tick } = useTickTask();
  const here = (): Task | undefined => {
    const id = Number(lineOf(document.activeElement)?.dataset['task']);
    return rows.find((task) => task.id === id);
  };
  const move = (by: 1 | -1): void => {
    const all = lines();
    const at = all.indexOf(lineOf(document.activeElement)!);
    const next = all[at < 0 ? 0 : Math.max(0, Math.min(all.length - 1, at + by))];
    next?.querySelector<HTMLElement>('[data-open]')?.focus();
  };
  const withTask = (work: (task: Task) => void) => (): void => {
    const task = here();
    if (task) work(task);
  };
  const actions: (KeyAction & { run: () => void })[] = [
    { keys: ['J'], label: t('Next'), run: () => move(1) },
    { keys: ['K'], label: t('Previous'), run: () => move(-1) },
    { keys: ['D'], label: t('Done'), run: withTask((task) => tick(task, !task.isDone)) },
    { keys: ['X'], label: t('Choose'), run: withTask(({ id }) => onChoose(id)) },
    { keys: ['O'], label: t('Open'), run: withTask(onOpen) },
    { keys: ['N'], label: t('Add a task'), run: onNew },
  ];
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    const isTick = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (isOff || event.ctrlKey || event.metaKey || event.altKey || (isTyping && !isTick)) return;
    const wanted = { ArrowDown: 'J', ArrowUp: 'K' }[key] ?? key.toUpperCase();
    const action = actions.find(({ keys }) => keys[0] === wanted);
    if (!action) return;
    event.preventDefault();
    action.run();
  };
  return { press, actions };
}
