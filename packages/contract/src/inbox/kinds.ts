/** What people are told of. An area adds its kind here and tells of it with `tellPerson`; list, filter and words follow. */
export const inboxKinds = {
  mention: 'Mentions',
  handedOver: 'Dates handed over',
  task: 'Tasks',
  chase: 'To ask for again',
  escalation: 'Statutory dates nobody touched',
  payment: 'Payments',
  family: 'Answers of families',
  claim: 'Claims of creditors',
  bankAnswer: 'Answers of banks',
  mail: 'Mail',
  signing: 'Signatures',
  fileReady: 'Files',
  jobDone: 'Work in the background',
} as const satisfies Record<string, string>;

export type InboxKind = keyof typeof inboxKinds;
export const inboxKindNames = Object.keys(inboxKinds) as [InboxKind, ...InboxKind[]];
