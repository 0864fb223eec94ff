import { t } from '../../i18n/t';
import type { KeyAction } from '../../ui/key-strip';
import { type TaskAnswer, useTickTask } from './tasks.queries';
import { type PageKeyEvent, useFreshPageKeys } from '../../ui/page-keys';

interface TaskKeysOptions {
  readonly rows: readonly TaskAnswer[];
  readonly isOff: boolean;
  readonly onNew: () => void;
  readonly onOpen: (task: TaskAnswer) => void;
  readonly onChoose: (id: number) => void;
}

const listLines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-task]')];
const findLine = (node: EventTarget | null): HTMLElement | null =>
  node instanceof HTMLElement ? node.closest<HTMLElement>('[data-task]') : null;

/** Down and up through the tasks, and what can be done with the one the focus is on. */
export function useTaskKeys({ rows, isOff, onNew, onOpen, onChoose }: TaskKeysOptions) {
  const { tick } = useTickTask();
  const findTaskHere = (): TaskAnswer | undefined => {
    const id = Number(findLine(document.activeElement)?.dataset['task']);
    return rows.find((task) => task.id === id);
  };
  const move = (by: 1 | -1): void => {
    const all = listLines();
    const at = all.indexOf(findLine(document.activeElement)!);
    const next = all[at < 0 ? 0 : Math.max(0, Math.min(all.length - 1, at + by))];
    next?.querySelector<HTMLElement>('[data-open]')?.focus();
  };
  const runWithTask = (work: (task: TaskAnswer) => void) => (): void => {
    const task = findTaskHere();
    if (task) work(task);
  };
  const actions: (KeyAction & { run: () => void })[] = [
    { keys: ['J'], label: t('Next'), run: () => move(1) },
    { keys: ['K'], label: t('Previous'), run: () => move(-1) },
    { keys: ['D'], label: t('Done'), run: runWithTask((task) => tick(task, !task.isDone)) },
    { keys: ['X'], label: t('Choose'), run: runWithTask(({ id }) => onChoose(id)) },
    { keys: ['O'], label: t('Open'), run: runWithTask(onOpen) },
    { keys: ['N'], label: t('Add a task'), run: onNew },
  ];
  const handleKey = (event: PageKeyEvent): void => {
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
  useFreshPageKeys(handleKey);
  return { press: handleKey, actions };
}
