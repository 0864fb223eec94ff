/** What people are told of. An area adds its kind here and tells of it with `tellPerson`; list, filter and words follow. */
export const inboxKinds = {
  mention: 'Mentions',
  handedOver: 'Dates handed over',
  task: 'Tasks',
  chase: 'To ask for again',
  escalation: 'Statutory dates needing attention',
  payment: 'Payments',
  family: 'Family answers',
  claim: 'Creditor claims',
  bankAnswer: 'Bank responses',
  mail: 'Mail',
  signing: 'Signatures',
  fileReady: 'Files',
  jobDone: 'Background work',
} as const satisfies Record<string, string>;

export type InboxKind = keyof typeof inboxKinds;
export const inboxKindNames = Object.keys(inboxKinds) as [InboxKind, ...InboxKind[]];
