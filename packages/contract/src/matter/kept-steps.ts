import { milestones } from '../fixed/matters';

type Milestones = typeof milestones;

/** Milestones that are reached only after something was lodged or paid; who has one has a file that is kept. */
const named: { readonly [T in keyof Milestones]: readonly Milestones[T][number][] } = {
  '1': [
    'Bond of security lodged',
    'Assets realised',
    'Account lodged',
    'Account confirmed',
    'Dividend paid',
    'Released',
  ],
  '2': [
    'Estate reported',
    'Letters received',
    'Notice to creditors published',
    'Account lodged',
    'Account approved',
    'Account lay for inspection',
    'Heirs paid',
    'Discharged',
  ],
  '3': [
    'Letters received',
    'Bond of security lodged',
    'Inventory lodged',
    'Annual account lodged',
    'Annual account approved',
    'Final account lodged',
    'Discharged',
  ],
  '4': [],
  '5': ['Pack lodged', 'Letters of authority issued', 'Beneficial ownership lodged', 'Tax registered', 'Deregistered'],
};

/** By number, as a matter keeps them. */
export const milestonesKept = (systemType: number): number[] => {
  const type = String(systemType) as keyof Milestones;
  const all: readonly string[] = milestones[type] ?? [];
  return (named[type] ?? []).map((name) => all.indexOf(name) + 1);
};

/** Key dates of estates (2 to 16) and trusts (22 to 50) whose day means the Master or SARS has papers of the matter. */
export const keyDatesKept = [2, 3, 5, 6, 7, 11, 15, 16, 22, 23, 29, 30, 31, 32, 33, 35, 36, 37, 38, 49, 50] as const;
