import { milestones } from '../fixed/matters';

type StoredMilestones = typeof milestones;

/** Milestones before which nothing was lodged or paid. Any other that is reached means a file that is kept. */
const free: { readonly [T in keyof StoredMilestones]: readonly StoredMilestones[T][number][] } = {
  '1': ['Appointment received', 'Assets secured', 'First meeting held', 'Second meeting held'],
  '2': ['Instruction received', 'Liabilities and assets confirmed'],
  '3': ['Order received'],
  '4': ['Client data captured', 'Position presented', 'Follow-up agreed'],
  '5': ['Instruction received', 'Annual review done'],
};

/** By number, as a matter keeps them. */
export const listStoredMilestones = (systemType: number): number[] => {
  const type = String(systemType) as keyof StoredMilestones;
  const kept = (milestones[type] ?? []).map((name, place) =>
    (free[type] as readonly string[]).includes(name) ? [] : [place + 1],
  );
  return kept.flat();
};

/** Key dates of estates (2 to 16) and trusts (22 to 50) whose day means the Master or SARS has papers of the matter. */
export const keyDatesKept = [2, 3, 5, 6, 7, 11, 15, 16, 22, 23, 29, 30, 31, 32, 33, 35, 36, 37, 38, 49, 50] as const;
