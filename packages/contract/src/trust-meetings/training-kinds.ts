/** Whom a training is for, and what kind of session it is. */
export const trainingProgrammes = ['trustee', 'systemTrust', 'academy'] as const;
export const sessionTypes = ['introduction', 'refresher', 'change'] as const;
